import { describe, expect, it } from "vitest"

import * as QrCode from "#domain/cashier/QrCode.ts"

describe("a QR code", () => {
  it("no QR code is made from an empty text or from a text too long for a camera", () => {
    expect(["", "x", "x".repeat(200), "x".repeat(201)].map(QrCode.isReadable)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
