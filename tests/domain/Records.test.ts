import { assert, describe, it } from "@effect/vitest"

import * as Bet from "#domain/Bet.ts"
import * as DateRange from "#domain/DateRange.ts"
import * as Funds from "#domain/Funds.ts"
import { share, stateOf, taskUrl } from "#domain/MemberTask.ts"
import * as PointsMall from "#domain/PointsMall.ts"
import * as ProfitLoss from "#domain/ProfitLoss.ts"
import * as Transaction from "#domain/Transaction.ts"

const bet: Bet.Bet = {
  orderId: "B1",
  time: 0,
  gameName: "Golden Koi",
  vassalage: "KOIW",
  stake: 50,
  win: 40,
  status: "won",
}

describe("a bet", () => {
  it.each([
    ["won", -10],
    ["lost", -10],
    ["settling", -10],
    ["open", undefined],
    ["cancelled", undefined],
  ])("that is %s has the result %s", (status, result) => {
    assert.strictEqual(Bet.resultOf({ ...bet, status }), result)
  })

  it("stands as the gateway's word says, and nothing is made of other words", () => {
    assert.strictEqual(Bet.stateOf({ status: "open" }), "open")
    assert.isUndefined(Bet.stateOf({ status: "OPENED" }))
    assert.isTrue(Bet.isOpen({ status: "open" }))
    assert.isFalse(Bet.isOpen({ status: "won" }))
  })

  it("is narrowed by the types and vendors of where it is kept", () => {
    const vendors = {
      sorting: [
        { gameCategory: "RNG", vendorNames: [{ vassalage: "KOIW", accountTypeName: "Koiworks" }] },
        {
          gameCategory: "LIVE",
          vendorNames: [
            { vassalage: "KOIW", accountTypeName: "Koiworks" },
            { vassalage: "LAMP", accountTypeName: "" },
          ],
        },
        { gameCategory: "LOTT", vendorNames: [{ vassalage: "TCG_SEA", accountTypeName: "Sea" }] },
      ],
      mapping: {},
    }
    assert.deepStrictEqual(Bet.choicesOf(vendors, "games", ""), {
      gameTypes: ["RNG", "LIVE"],
      vendors: [
        { vassalage: "KOIW", name: "Koiworks" },
        { vassalage: "LAMP", name: "LAMP" },
      ],
    })
    assert.lengthOf(Bet.choicesOf(vendors, "games", "RNG").vendors, 1)
    assert.deepStrictEqual(Bet.choicesOf(vendors, "lottery", "").gameTypes, ["LOTT"])
  })
})

describe("a booking", () => {
  it("is named by the backend, else by its code", () => {
    const codes = [
      { code: "BET", name: "Bet" },
      { code: "WIN", name: "" },
    ]
    assert.strictEqual(Transaction.nameOf("BET", codes), "Bet")
    assert.strictEqual(Transaction.nameOf("WIN", codes), "WIN")
    assert.strictEqual(Transaction.nameOf("GIFT", codes), "GIFT")
  })

  it.each([
    ["types=A", true],
    ["types=A&tab=deposit", true],
    ["types=a", false],
    ["", false],
  ])("[RT-12] '%s' asks for the agents' record: %s", (query, asks) => {
    assert.strictEqual(Transaction.isAgents(query), asks)
  })

  it("of the cash desk stands as it is said, in any case of letters", () => {
    assert.strictEqual(Transaction.orderState({ status: "PENDING" }), "pending")
    assert.isUndefined(Transaction.orderState({ status: "lost" }))
  })
})

describe("the days of a profit and loss", () => {
  const range = { period: "own", startDate: "2026-11-01", endDate: "2026-11-03" } as const

  it("are all of the range's, as high as they moved", () => {
    const bars = ProfitLoss.barsOf(range, [
      { date: "2026-11-02", net: -200 },
      { date: "2026-11-03", net: 50 },
      { date: "2026-12-24", net: 9000 },
    ])
    assert.deepStrictEqual(bars, [
      { date: "2026-11-01", net: 0, height: 0 },
      { date: "2026-11-02", net: -200, height: -1 },
      { date: "2026-11-03", net: 50, height: 0.25 },
    ])
    assert.isTrue(ProfitLoss.barsOf(range, []).every(({ height }) => height === 0))
  })

  it("are the last 31 of a longer one", () => {
    const bars = ProfitLoss.barsOf({ ...range, startDate: "2026-01-01" }, [])
    assert.lengthOf(bars, 31)
    assert.strictEqual(bars.at(-1)?.date, "2026-11-03")
    assert.lengthOf(DateRange.daysOf(range), 3)
  })

  it("are nothing when nothing was moved", () => {
    const totals = { deposit: 0, withdraw: 0, stake: 0, win: 0, bonus: 0, net: 0 }
    assert.isTrue(ProfitLoss.isEmpty({ totals, byType: [], daily: [] }))
    assert.isFalse(ProfitLoss.isEmpty({ totals: { ...totals, deposit: 5 }, byType: [], daily: [] }))
  })
})

describe("a transfer between wallets", () => {
  const wallets = [
    { vassalage: "MAIN", displayName: "Main wallet", balance: 100 },
    { vassalage: "KOIW", displayName: "", balance: 0 },
  ]
  const check = (from: string, to: string, amount: string): Readonly<Record<string, string>> => {
    const errors = Object.entries(Funds.check({ typed: { from, to, amount }, wallets }))
    return Object.fromEntries(errors.map(([field, { key }]) => [field, key]))
  }

  it("is right with two wallets and an amount that is there", () => {
    assert.deepStrictEqual(check("MAIN", "KOIW", "100"), {})
    assert.deepStrictEqual(check("MAIN", "KOIW", "0.01"), {})
    const draft = { typed: { from: "MAIN", to: "KOIW", amount: "1,000.50" }, wallets }
    assert.deepStrictEqual(Funds.order(draft, "r"), {
      from: "MAIN",
      to: "KOIW",
      amount: 1000.5,
      requestId: "r",
    })
  })

  it.each([
    ["", "", "", { from: "choose_wallet", to: "choose_wallet", amount: "enter_amount" }],
    ["MAIN", "MAIN", "5", { to: "same_wallet" }],
    ["MAIN", "KOIW", "100.01", { amount: "insufficient_balance" }],
    ["KOIW", "MAIN", "1", { amount: "insufficient_balance" }],
    ["MOON", "MAIN", "1", { from: "choose_wallet" }],
    ["MAIN", "KOIW", "all", { amount: "amount_format" }],
    ["MAIN", "KOIW", "0", { amount: "amount_format" }],
  ])("from '%s' to '%s' of '%s' is wrong", (from, to, amount, wrong) => {
    assert.deepStrictEqual(check(from, to, amount), wrong)
  })

  it("takes two wallets, and each has a name", () => {
    assert.isTrue(Funds.mayTransfer(wallets))
    assert.isFalse(Funds.mayTransfer(wallets.slice(0, 1)))
    assert.deepStrictEqual(wallets.map(Funds.walletName), ["Main wallet", "KOIW"])
  })
})

describe("points", () => {
  const good = { goodsId: "G1", title: "Fan", image: "", points: 150, stock: 1 }

  it("buy what is there and what they reach for", () => {
    assert.strictEqual(PointsMall.offerOf(good, 150), "offered")
    assert.strictEqual(PointsMall.offerOf(good, 149), "tooDear")
    assert.strictEqual(PointsMall.offerOf({ ...good, stock: 0 }, 9999), "soldOut")
  })

  it.each([
    [0, "0"],
    [999, "999"],
    [12_345, "12,345"],
    [1_234_567.8, "1,234,567"],
    [Number.NaN, "0"],
  ])("%s are shown as %s", (points, text) => {
    assert.strictEqual(PointsMall.format(points), text)
  })
})

describe("a task", () => {
  it("is done by a share between nothing and all", () => {
    assert.strictEqual(share({ progress: 5, target: 20 }), 0.25)
    assert.strictEqual(share({ progress: 50, target: 20 }), 1)
    assert.strictEqual(share({ progress: -1, target: 20 }), 0)
    assert.strictEqual(share({ progress: 1, target: 0 }), 0)
    assert.strictEqual(stateOf({ status: "paid" }), "paid")
    assert.isUndefined(stateOf({ status: "?" }))
  })

  it.each([
    ["https://t.example/x?a=1", "https://t.example/x?a=1&token=T+%26"],
    ["https://t.example/x", "https://t.example/x?token=T+%26"],
    ["https://t.example/x?token=old#top", "https://t.example/x?token=T+%26#top"],
    ["http://127.0.0.1:8080/t", "http://127.0.0.1:8080/t?token=T+%26"],
    ["http://t.example/x", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("[TP-02] the link %s carries the token as %s", (link, address) => {
    assert.strictEqual(taskUrl(link, "T &"), address)
  })
})
