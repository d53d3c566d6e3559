import { describe, expect, it } from "vitest"

import * as QrCode from "#domain/cashier/QrCode.ts"

describe("a QR code", () => {
  it("no QR code is made from an empty text or from a text too long for a camera", () => {
    const texts = ["", "x", "x".repeat(1000), "x".repeat(1001), "支".repeat(334)]
    expect(texts.map(QrCode.isReadable)).toEqual([false, true, true, false, false])
  })
})
