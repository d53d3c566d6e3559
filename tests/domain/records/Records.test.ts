import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Bet from "#domain/records/Bet.ts"
import * as DayTotal from "#domain/records/DayTotal.ts"
import * as DateRange from "#domain/DateRange.ts"
import * as Funds from "#domain/cashier/Funds.ts"
import { current, inOrder, share, stateOf, taskUrl } from "#domain/promo/MemberTask.ts"
import * as PointsMall from "#domain/promo/PointsMall.ts"
import * as Scale from "#domain/records/Scale.ts"
import * as ProfitLoss from "#domain/records/ProfitLoss.ts"
import * as Transaction from "#domain/records/Transaction.ts"

const bet: Bet.Bet = {
  orderId: "B1",
  time: 0,
  gameName: "Golden Koi",
  vassalage: "KOIW",
  stake: 50,
  win: 40,
  status: "won",
}

describe("bets", () => {
  it.each([
    ["won", -10],
    ["lost", -10],
    ["settling", -10],
    ["open", undefined],
    ["cancelled", undefined],
  ])("a bet with status %s has the result %s", (status, result) => {
    assert.strictEqual(Bet.resultOf({ ...bet, status }), result)
  })

  it.each([
    ["won", 40, "lost"],
    ["lost", 60, "won"],
    ["won", 50, "won"],
    ["lost", 50, "lost"],
    ["open", 60, "open"],
    ["cancelled", 0, "cancelled"],
    ["settling", 60, undefined],
  ])("a bet with the status %s, a stake of 50 and a payout of %s shows as %s", (status, win, shown) => {
    assert.strictEqual(Bet.outcomeOf({ ...bet, status, win }), shown)
  })

  it("a bet's state is a known status of the gateway, else undefined", () => {
    assert.strictEqual(Bet.stateOf({ status: "open" }), "open")
    assert.isUndefined(Bet.stateOf({ status: "OPENED" }))
    assert.isTrue(Bet.isOpen({ status: "open" }))
    assert.isFalse(Bet.isOpen({ status: "won" }))
  })

  it("the filters of bets offer the game types and vendors of the selected source", () => {
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

describe("day totals", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()
  const item = (time: number, amount: number) => ({ time, amount })
  const totalsOf = (
    items: ReadonlyArray<{ readonly time: number; readonly amount: number }>,
  ): ReadonlyArray<readonly [unknown, DayTotal.DayTotal]> => [
    ...DayTotal.byFirstItem(items, ({ amount }) => amount),
  ]

  it("the first item of each day in a record gets the total of all items of that day", () => {
    const items = [item(at(22, 23), 10), item(at(22, 0), -2.5), item(at(21, 9), 4)]
    assert.deepStrictEqual(totalsOf(items), [
      [items[0], { day: "2026-11-22", total: 7.5 }],
      [items[2], { day: "2026-11-21", total: 4 }],
    ])
    assert.isEmpty(totalsOf([]))
  })

  it("a day that reappears in an unsorted record starts a new total, and items without a time belong to no day", () => {
    const items = [item(at(22, 9), 1), item(at(21, 9), 2), item(at(22, 8), 3), item(0, 4), item(0, 5)]
    assert.deepStrictEqual(
      totalsOf(items).map(([, total]) => total),
      [
        { day: "2026-11-22", total: 1 },
        { day: "2026-11-21", total: 2 },
        { day: "2026-11-22", total: 3 },
        { day: "", total: 9 },
      ],
    )
  })

  it("a refused deposit or withdrawal does not count in a day's total", () => {
    const order = { reference: "D1", time: 0, amount: 50, method: "" }
    assert.strictEqual(Transaction.countedAmount({ ...order, status: "REFUSED" }), 0)
    for (const status of ["pending", "done", "on hold"])
      assert.strictEqual(Transaction.countedAmount({ ...order, status }), 50)
  })
})

describe("transactions", () => {
  it("a missing amount is unknown, and so is the total of its day", () => {
    const { amount, balance } = Schema.decodeUnknownSync(Transaction.Transaction)({ id: "T1" })
    assert.deepStrictEqual([amount, balance], [undefined, undefined])
    const days = DayTotal.byFirstItem(
      [
        { time: 0, amount: 5 },
        { time: 0, amount },
      ],
      Transaction.numberOf,
    )
    assert.deepStrictEqual([...days.values()], [{ day: "", total: undefined }])
  })

  it("a transaction shows the backend's name, or its code if the backend sends no name", () => {
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
  ])("[RT-12] the query '%s' of a record selects the records of an agent's members: %s", (query, asks) => {
    assert.strictEqual(Transaction.isAgents(query), asks)
  })

  it("the status of a deposit or withdrawal is case-insensitive", () => {
    assert.strictEqual(Transaction.orderState({ status: "PENDING" }), "pending")
    assert.strictEqual(Transaction.orderState({ status: "Checking" }), "checking")
    assert.isUndefined(Transaction.orderState({ status: "lost" }))
  })
})

describe("profit and loss chart", () => {
  const range = { period: "own", startDate: "2026-11-01", endDate: "2026-11-03" } as const

  it("the profit and loss chart has every day of the range, with 0 for a day without a result", () => {
    const days = ProfitLoss.daysOf(range, [
      { date: "2026-11-02", net: -200 },
      { date: "2026-11-03", net: 50 },
      { date: "2026-12-24", net: 9000 },
    ])
    assert.deepStrictEqual(days, [
      { date: "2026-11-01", net: 0 },
      { date: "2026-11-02", net: -200 },
      { date: "2026-11-03", net: 50 },
    ])
  })

  it.each([
    [[120, -340, 0], { top: 150, bottom: -400 }],
    [[901, 5.5], { top: 1000, bottom: 0 }],
    [[-0.07], { top: 0, bottom: -0.08 }],
    [[0], { top: 0, bottom: 0 }],
    [[], { top: 0, bottom: 0 }],
  ])("the profit and loss chart of the amounts %j has the axis %j", (amounts, scale) => {
    assert.deepStrictEqual(Scale.of(amounts), scale)
  })

  it("the share of an amount in the profit and loss chart is relative to the whole axis", () => {
    assert.strictEqual(Scale.share({ top: 200, bottom: -300 }, -100), 0.2)
    assert.strictEqual(Scale.share({ top: 0, bottom: 0 }, 0), 0)
  })

  it("the profit and loss chart of a longer range shows its last 31 days", () => {
    const days = ProfitLoss.daysOf({ ...range, startDate: "2026-01-01" }, [])
    assert.lengthOf(days, 31)
    assert.strictEqual(days.at(-1)?.date, "2026-11-03")
    assert.lengthOf(DateRange.daysOf(range), 3)
  })

  it("profit and loss is empty when all totals are zero", () => {
    const totals = { deposit: 0, withdraw: 0, stake: 0, win: 0, bonus: 0, net: 0 }
    assert.isTrue(ProfitLoss.isEmpty({ totals, byType: [], daily: [] }))
    assert.isFalse(ProfitLoss.isEmpty({ totals: { ...totals, deposit: 5 }, byType: [], daily: [] }))
  })
})

describe("funds transfer", () => {
  const wallets = [
    { vassalage: "MAIN", displayName: "Main wallet", balance: 100 },
    { vassalage: "KOIW", displayName: "", balance: 0 },
  ]
  const check = (from: string, to: string, amount: string): Readonly<Record<string, string>> => {
    const errors = Object.entries(Funds.check({ typed: { from, to, amount }, wallets }))
    return Object.fromEntries(errors.map(([field, { key }]) => [field, key]))
  }

  it("a funds transfer between two wallets within the balance is valid", () => {
    assert.deepStrictEqual(check("MAIN", "KOIW", "100"), {})
    assert.deepStrictEqual(check("MAIN", "KOIW", "0.01"), {})
    const draft = { typed: { from: "MAIN", to: "KOIW", amount: "1,000.50" }, wallets }
    assert.deepStrictEqual(Funds.order(draft, "r"), {
      from: "MAIN",
      to: "KOIW",
      amount: "1000.5",
      requestId: "r",
    })
  })

  it.each([
    [1.005, "1"],
    [128.125, "128.12"],
    ["9007199254740993.00", "9007199254740993"],
    [0.009, undefined],
    [-5, undefined],
    [undefined, undefined],
  ] as const)("a funds transfer of the whole balance of %s requests %s, which is valid", (balance, whole) => {
    const held = [{ vassalage: "MAIN", displayName: "", balance }, ...wallets.slice(1)]
    assert.strictEqual(Funds.wholeIn("MAIN", held), whole)
    const typed = { from: "MAIN", to: "KOIW", amount: whole ?? "1" }
    if (whole !== undefined) assert.deepStrictEqual(Funds.check({ typed, wallets: held }), {})
  })

  it("a funds transfer from a wallet with an unknown balance is validated by the gateway only", () => {
    const held = [{ vassalage: "MAIN", displayName: "", balance: undefined }, ...wallets.slice(1)]
    const typed = { from: "MAIN", to: "KOIW", amount: "100" }
    assert.deepStrictEqual(Funds.check({ typed, wallets: held }), {})
  })

  it.each([
    ["", "", "", { from: "choose_wallet", to: "choose_wallet", amount: "enter_amount" }],
    ["MAIN", "MAIN", "5", { to: "same_wallet" }],
    ["MAIN", "KOIW", "100.01", { amount: "wallet_too_low" }],
    ["KOIW", "MAIN", "1", { amount: "wallet_too_low" }],
    ["MOON", "MAIN", "1", { from: "choose_wallet" }],
    ["MAIN", "KOIW", "all", { amount: "amount_format" }],
    ["MAIN", "KOIW", "0", { amount: "amount_format" }],
  ])("a funds transfer from '%s' to '%s' of '%s' has the errors %j", (from, to, amount, wrong) => {
    assert.deepStrictEqual(check(from, to, amount), wrong)
  })

  it("a funds transfer needs two wallets, which show by name or code", () => {
    assert.isTrue(Funds.mayTransfer(wallets))
    assert.isFalse(Funds.mayTransfer(wallets.slice(0, 1)))
    assert.deepStrictEqual(wallets.map(Funds.walletName), ["Main wallet", "KOIW"])
  })
})

describe("points", () => {
  const good = { goodsId: "G1", title: "Fan", image: "", points: 150, stock: 1 }

  it("an item can be exchanged for points when it is in stock and affordable", () => {
    assert.strictEqual(PointsMall.offerOf(good, 150), "offered")
    assert.strictEqual(PointsMall.offerOf(good, 149), "unaffordable")
    assert.strictEqual(PointsMall.offerOf({ ...good, stock: 0 }, 9999), "soldOut")
  })

  it.each([
    [0, "0"],
    [999, "999"],
    [12_345, "12,345"],
    [1_234_567.8, "1,234,567"],
    [Number.NaN, "0"],
  ])("%s points are shown as %s", (points, text) => {
    assert.strictEqual(PointsMall.format(points), text)
  })
})

describe("tasks", () => {
  const task = { taskId: "1", title: "x", progress: 1, target: 2, reward: 3, status: "running" }

  it("a task's progress is a share from 0 to 1", () => {
    assert.strictEqual(share({ progress: 5, target: 20 }), 0.25)
    assert.strictEqual(share({ progress: 50, target: 20 }), 1)
    assert.strictEqual(share({ progress: -1, target: 20 }), 0)
    assert.strictEqual(share({ progress: 1, target: 0 }), 0)
    assert.strictEqual(stateOf({ status: "paid" }), "paid")
    assert.isUndefined(stateOf({ status: "?" }))
  })

  it("the current task is the first running task with a target", () => {
    const tasks = [
      { ...task, status: "paid" },
      { ...task, target: 0 },
      { ...task, taskId: "2" },
      { ...task, taskId: "3" },
    ]
    assert.strictEqual(current(tasks)?.taskId, "2")
    assert.isUndefined(current([{ ...task, status: "new" }]))
  })

  it("open tasks come before completed tasks, and those before paid tasks", () => {
    const ordered = inOrder(["paid", "done", "new", "running"].map((status) => ({ ...task, status })))
    assert.deepStrictEqual(
      ordered.map(({ status }) => status),
      ["new", "running", "done", "paid"],
    )
  })

  it.each([
    ["https://t.example/x?a=1", "https://t.example/x?a=1&token=T+%26"],
    ["https://t.example/x", "https://t.example/x?token=T+%26"],
    ["https://t.example/x?token=old#top", "https://t.example/x?token=T+%26#top"],
    ["http://127.0.0.1:8080/t", "http://127.0.0.1:8080/t?token=T+%26"],
    ["http://t.example/x", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("[TP-02] the task link %s with the token added is %s", (link, address) => {
    assert.strictEqual(taskUrl(link, "T &"), address)
  })
})
