import { describe, expect, it } from "vitest"

import * as DownlineTransfer from "#domain/cashier/DownlineTransfer.ts"

describe("a typed amount", () => {
  it.for([
    [" 12.5 ", "12.5"],
    ["0.00", undefined],
    ["-5", undefined],
    ["฿1,000.00", "1000"],
    ["₱1,000.00", undefined],
  ] as const)("the typed amount %j of a transfer is read as %s", ([typed, amount]) => {
    expect(DownlineTransfer.amountOf({ typed, currency: "฿" })).toBe(amount)
  })

  it("a transfer is invalid with an invalid amount or without accounts, and its total is exact", () => {
    const good = [
      { account: "a", typed: "0.1" },
      { account: "b", typed: "0.2" },
    ]
    const wrong = { amounts: { key: "transfer_amount_wrong" } }
    expect(DownlineTransfer.check(good)).toEqual({})
    expect(DownlineTransfer.check([...good, { account: "c", typed: "" }])).toEqual(wrong)
    expect(DownlineTransfer.check([])).toEqual(wrong)
    expect(DownlineTransfer.total(good)).toBe("0.3")
  })
})

describe("the request of a transfer", () => {
  it("a transfer sends each account with its amount as a decimal", () => {
    const typed = [
      { account: "leaf1", typed: "12.5" },
      { account: "leaf2", typed: "1,000" },
    ]
    expect(DownlineTransfer.transfers(typed)).toEqual([
      { account: "leaf1", amount: "12.5" },
      { account: "leaf2", amount: "1000" },
    ])
  })
})
