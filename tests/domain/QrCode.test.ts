import { assert, describe, it } from "@effect/vitest"

import * as QrCode from "#domain/QrCode.ts"
import { hash } from "#fixtures/data/Chance.ts"

/** A code of version 1, as readers read it. */
const small = [
  "111111100010101111111",
  "100000100100101000001",
  "101110101101101011101",
  "101110101110101011101",
  "101110101000101011101",
  "100000101000101000001",
  "111111101010101111111",
  "000000001101100000000",
  "101111100010101111100",
  "010111000001011110101",
  "111010110000110101110",
  "010101010010110111100",
  "111010111001111010011",
  "000000001110100111001",
  "111111100101100000010",
  "100000101000010111101",
  "101110101100001101011",
  "101110101111000011100",
  "101110101000110000100",
  "100000100101110001100",
  "111111101000011000010",
]

const rowsOf = (text: string): ReadonlyArray<string> =>
  (QrCode.of(text) ?? []).map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""))

describe("a QR code", () => {
  it("of a short text is the code that readers know", () => {
    assert.deepStrictEqual(rowsOf("lantern-pay:D1"), small)
  })

  // Their modules were read back by another reader; they are told by a number here, being long.
  it.each([
    ["https://m.lantern.example/m/register?affiliateCode=ab12", 33, 3145204662],
    ["x".repeat(110), 45, 3793602702],
    [`灯笼 ₱ ${"y".repeat(180)}`, 57, 4108158901],
    ["z".repeat(213), 57, 3379295182],
  ] as const)("of %s is as large as it must be, and right", (text, size, known) => {
    const rows = rowsOf(text)
    assert.lengthOf(rows, size)
    assert.strictEqual(hash(rows.join("")), known)
  })

  it("is not made of nothing, nor of more than a camera reads off a screen", () => {
    assert.isUndefined(QrCode.of(""))
    assert.isUndefined(QrCode.of("z".repeat(214)))
  })
})
