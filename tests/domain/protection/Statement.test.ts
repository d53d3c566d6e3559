import { describe, expect, it } from "vitest"

import { exactMoney, netDeposits, netText } from "#domain/protection/Statement.ts"

describe("the statement of a player", () => {
  it.each([
    [-1200, { key: "net_lost", values: { amount: "₱\u00a01,200" } }],
    ["-0.004", { key: "net_lost", values: { amount: "₱\u00a00.004" } }],
    [50.5, { key: "net_won", values: { amount: "₱\u00a050.50" } }],
    [0, { key: "net_even" }],
  ] as const)("names the net %j in words", (net, text) => {
    expect(netText(net, "₱")).toEqual(text)
  })

  it.each([
    [{ deposit: 500, withdraw: 120.1 }, "379.9"],
    [{ deposit: "0.3", withdraw: "0.31" }, "-0.01"],
    [{ deposit: "90071992547409.93", withdraw: "0.01" }, "90071992547409.92"],
    [{ deposit: 5, withdraw: undefined }, undefined],
    [{ deposit: 5, withdraw: -1 }, undefined],
  ] as const)("subtracts withdrawals from deposits exactly: %j", (totals, difference) => {
    expect(netDeposits(totals)).toBe(difference)
  })

  it.each([
    ["1234.5678", "₱\u00a01,234.5678"],
    ["-0.005", "−₱\u00a00.005"],
    [1234, "₱\u00a01,234"],
  ] as const)("rounds no digit of %j away", (amount, text) => {
    expect(exactMoney(amount, "₱")).toBe(text)
  })
})
