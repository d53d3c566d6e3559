import { assert, describe, it } from "@effect/vitest"

import { format } from "#domain/Moment.ts"

describe("a moment", () => {
  it("is written with its day and its minute, by the device's clock", () => {
    assert.strictEqual(format(new Date(2026, 10, 2, 9, 5, 59).getTime()), "2026-11-02 09:05")
    assert.strictEqual(format(new Date(2026, 0, 31, 23, 59).getTime()), "2026-01-31 23:59")
  })

  it.each([0, -1, Number.NaN, 9e15])("that is not known is not written: %d", (time) => {
    assert.strictEqual(format(time), "")
  })
})
