import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

import { setEmail, setNickname, setPayeeName } from "#gateway/calls/profile.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/funds.ts"
import * as mall from "#gateway/calls/mall.ts"
import * as records from "#gateway/calls/records.ts"
import { memberTasks } from "#gateway/calls/tasks.ts"
import type { Backend } from "#services/Backend.ts"
import { FundDesk } from "#services/FundDesk.ts"
import { MemberTasks } from "#services/MemberTasks.ts"
import { PointsMall } from "#services/PointsMall.ts"
import { Profiles } from "#services/Profiles.ts"
import { Records } from "#services/Records.ts"

import { openBench, sessionOf } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

const nothing = { content: [], pageNum: 1, totalPages: 0 }

const open = (script: Readonly<Record<string, ScriptedReply>>) =>
  Effect.gen(function* () {
    const { context, fake } = yield* openBench({ session: sessionOf(0), script })
    const run = <A, E, R>(
      layer: Layer.Layer<R, never, Backend>,
      effect: Effect.Effect<A, E, R>,
    ): Effect.Effect<A, E> => effect.pipe(Effect.provide(layer), Effect.provide(context))
    const asked = () =>
      fake.requests.map(({ method, path, query, body }) =>
        `${method} ${path} ${body ?? query.map((pair) => pair.join("=")).join("&")}`.trim(),
      )
    return { run, asked }
  })

const days = { startDate: "2026-11-01", endDate: "2026-11-02", pageNo: 2, pageSize: 25 }
const query = "startDate=2026-11-01&endDate=2026-11-02&pageNo=2&pageSize=25"

describe("what was booked", () => {
  it.effect("[CA-30, RT-12] is asked for by days, kind and page; the members of an agent by types A", () =>
    Effect.gen(function* () {
      const { run, asked } = yield* open({ [records.transactions.path]: { value: nothing } })
      const wanted = { ...days, txCode: "BONUS", account: "neo" }
      yield* run(
        Records.layer,
        Records.use(({ bookings }) => bookings({ ...wanted, types: "" })),
      )
      yield* run(
        Records.layer,
        Records.use(({ bookings }) => bookings({ ...wanted, types: "A" })),
      )
      assert.deepStrictEqual(asked(), [
        `GET /wps/relay/ODS2_MemberTransaction ${query}&txCode=BONUS`,
        `GET /wps/relay/ODS2_MemberTransaction ${query}&txCode=BONUS&types=A&account=neo`,
      ])
    }),
  )

  it.effect("[CA-31] has its kinds; a broken one is left out", () =>
    Effect.gen(function* () {
      const { run, asked } = yield* open({
        [records.txCodes.path]: { value: [{ code: "BET", name: "Bet" }, { name: 7 }, { code: "WIN" }] },
      })
      const kinds = yield* run(
        Records.layer,
        Records.use(({ kinds: all }) => all),
      )
      assert.deepStrictEqual(kinds, [
        { code: "BET", name: "Bet" },
        { code: "WIN", name: "" },
      ])
      assert.deepStrictEqual(asked(), ["GET /wps/relay/GLS2_TxCodeList"])
    }),
  )

  it.effect(
    "[CA-34, CA-36] has a report of deposits and one of withdrawals, spelt as the gateway spells",
    () =>
      Effect.gen(function* () {
        const order = { reference: 7, time: 1, amount: 20, status: "done", method: "Bank" }
        const { run, asked } = yield* open({
          [records.deposits.path]: { value: { ...nothing, content: [order, { amount: "?" }] } },
          [records.withdrawals.path]: { value: nothing },
        })
        const paid = yield* run(
          Records.layer,
          Records.use(({ deposits }) => deposits(days)),
        )
        assert.deepStrictEqual(paid.content, [{ ...order, reference: "7" }])
        yield* run(
          Records.layer,
          Records.use(({ withdrawals }) => withdrawals(days)),
        )
        assert.deepStrictEqual(asked(), [
          `GET /wps/relay/MCS2_depositTransactioNReport ${query}`,
          `GET /wps/relay/MCS2_WithdrawTransactionReport ${query}`,
        ])
      }),
  )

  it.effect("[CA-37] sums up to profit and loss; sums that are missing are nothing", () =>
    Effect.gen(function* () {
      const { run, asked } = yield* open({ [records.profitLoss.path]: { value: { totals: { win: 5 } } } })
      const { totals, byType } = yield* run(
        Records.layer,
        Records.use(({ profitLoss }) => profitLoss(days)),
      )
      assert.deepStrictEqual([totals.win, totals.stake, byType.length], [5, 0, 0])
      assert.deepStrictEqual(asked(), [
        "GET /wps/relay/ODSFE2_MemPNL startDate=2026-11-01&endDate=2026-11-02",
      ])
    }),
  )
})

describe("funds", () => {
  it.effect("[CA-32] are asked for as one sum each", () =>
    Effect.gen(function* () {
      const { run, asked } = yield* open({
        [consolidatedFunds.path]: { value: { balance: 1, bonus: 2, frozen: null } },
      })
      assert.deepStrictEqual(
        yield* run(
          FundDesk.layer,
          FundDesk.use(({ all }) => all),
        ),
        { balance: 1, bonus: 2, frozen: 0, points: 0 },
      )
      assert.deepStrictEqual(asked(), ["GET /wps/member/info/funds/consolidated"])
    }),
  )

  it.effect("[CA-29] are moved by one call, which is not repeated whatever becomes of it", () =>
    Effect.gen(function* () {
      const order = { from: "MAIN", to: "KOIW", amount: 20, requestId: "r1" }
      for (const reply of [{ status: 503 }, "unreachable", { refused: "insufficient_balance" }] as const) {
        const { run, asked } = yield* open({ [walletTransfer.path]: reply })
        yield* run(
          FundDesk.layer,
          FundDesk.use(({ transfer }) => Effect.flip(transfer(order))),
        )
        assert.deepStrictEqual(asked(), [`POST /wps/relay/GCS_walletTransfer ${JSON.stringify(order)}`])
      }
    }),
  )
})

describe("points and tasks", () => {
  it.effect("are read page by page, exchanged once, and looked at", () =>
    Effect.gen(function* () {
      const { run, asked } = yield* open({
        [mall.goods.path]: { value: nothing },
        [mall.exchanges.path]: { value: nothing },
        [mall.exchange.path]: { value: { points: 30 } },
        [memberTasks.path]: { value: [] },
      })
      const paging = { pageNo: 1, pageSize: 25 }
      const left = yield* run(
        PointsMall.layer,
        PointsMall.use(({ goods, exchanges, exchange }) =>
          Effect.andThen(
            Effect.all([goods(paging), exchanges(paging)]),
            exchange({ goodsId: "G1", requestId: "r1" }),
          ),
        ),
      )
      assert.strictEqual(left, 30)
      yield* run(
        MemberTasks.layer,
        MemberTasks.use(({ all }) => all),
      )
      assert.deepStrictEqual(asked(), [
        "GET /wps/relay/PTS2_goods pageNo=1&pageSize=25",
        "GET /wps/relay/PTS2_exchangeHistory pageNo=1&pageSize=25",
        'POST /wps/relay/PTS2_exchange {"goodsId":"G1","requestId":"r1"}',
        "GET /wps/relay/MCSFE_tasks",
      ])
    }),
  )
})

describe("the parts of my account", () => {
  it.effect("[CA-22] are saved by a call each", () =>
    Effect.gen(function* () {
      const { run, asked } = yield* open({
        [setNickname.path]: { value: null },
        [setEmail.path]: { value: null },
        [setPayeeName.path]: { value: null },
      })
      for (const [part, value] of [
        ["nickname", "Koi"],
        ["email", "koi@mail.example"],
        ["payeeName", "Koi Cruz"],
      ] as const)
        yield* run(
          Profiles.layer,
          Profiles.use(({ set }) => set(part, value)),
        )
      assert.deepStrictEqual(asked(), [
        'POST /wps/member/info/nickname {"nickname":"Koi"}',
        'POST /wps/member/info/email {"email":"koi@mail.example"}',
        'POST /wps/member/info/payeename {"payeeName":"Koi Cruz"}',
      ])
    }),
  )
})
