import { describe, expect, it } from "vitest"

import * as QrCode from "#domain/QrCode.ts"

describe("a QR code", () => {
  it("is not made of nothing, nor of more than a camera reads off a screen", () => {
    expect(["", "x", "x".repeat(200), "x".repeat(201)].map(QrCode.isReadable)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
