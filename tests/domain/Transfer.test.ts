import { describe, expect, it } from "vitest"

import * as Transfer from "#domain/Transfer.ts"

describe("an amount that is typed", () => {
  it.for([
    ["1", 1],
    [" 12.5 ", 12.5],
    ["12,50", 12.5],
    ["0.01", 0.01],
    ["0", undefined],
    ["0.00", undefined],
    ["-5", undefined],
    ["1.234", undefined],
    ["1e3", undefined],
    ["1,000.00", undefined],
    ["", undefined],
    ["Infinity", undefined],
    ["9999999999999", undefined],
  ] as const)("%j is %s", ([typed, amount]) => {
    expect(Transfer.amountOf(typed)).toBe(amount)
  })

  it("is wrong at its own account, and the sum is exact", () => {
    const typed = [
      { account: "a", typed: "0.1" },
      { account: "b", typed: "0.2" },
      { account: "c", typed: "x" },
    ]
    expect(Transfer.check(typed)).toEqual({ c: { key: "transfer_amount_wrong" } })
    expect(Transfer.total(typed.slice(0, 2))).toBe(0.3)
  })
})
