import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

import * as affiliates from "#gateway/calls/affiliates.ts"
import * as contracts from "#gateway/calls/agentContracts.ts"
import * as payouts from "#gateway/calls/payouts.ts"
import * as rebates from "#gateway/calls/rebates.ts"
import { redRain } from "#gateway/calls/redRain.ts"
import * as team from "#gateway/calls/team.ts"
import type { Call } from "#gateway/Call.ts"
import { Affiliates } from "#services/Affiliates.ts"
import { AgentContracts } from "#services/AgentContracts.ts"
import { Payouts } from "#services/Payouts.ts"
import { RedRains } from "#services/RedRains.ts"
import { Teams } from "#services/Teams.ts"

import { openBench, sessionOf } from "../support/services.ts"
import type { WireRequest } from "#gateway/Transport.ts"

const session = sessionOf(9)
const week = { startDate: "2026-10-27", endDate: "2026-11-02", account: "", pageNo: 1, pageSize: 25 }
const relay = "/wps/relay/"

/** A bench whose gateway answers everything with the same value. */
const opened = (value: unknown, ...calls: ReadonlyArray<{ readonly path: string }>) =>
  openBench({ session, script: Object.fromEntries(calls.map(({ path }) => [path, { value }])) })

const queryOf = ({ query }: WireRequest) => Object.fromEntries(query)
const bodyOf = ({ body }: WireRequest): unknown => JSON.parse(body ?? "null")

describe("the figures of a team", () => {
  it.effect("[AG-16] of today are asked for with both dates today and size 0", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        session,
        localDate: "2026-11-02",
        script: { [team.teamMembers.path]: { value: { teamOnlineCount: 4 } } },
      })
      assert.strictEqual((yield* of(Teams).today).teamOnlineCount, 4)
      const [request] = fake.requestsTo(`${relay}ODSFE2_TeamKPIA`)
      assert.deepStrictEqual(request && queryOf(request), {
        startDate: "2026-11-02",
        endDate: "2026-11-02",
        size: "0",
      })
    }),
  )

  it.effect("[CA-77] are three calls, in their spelling; a page is asked for as any list", () =>
    Effect.gen(function* () {
      const bench = yield* opened({}, team.teamMembers, team.teamMoney, team.teamPlay)
      const { sums, page } = bench.of(Teams)
      yield* sums("members", week)
      yield* sums("money", week)
      yield* page("play", { ...week, account: "player7", pageNo: 2 })
      assert.deepStrictEqual(bench.asked(), [
        `${relay}ODSFE2_TeamKPIA`,
        `${relay}ODSFE2_TeamKPIB`,
        `${relay}ODSFE2_teamKPIC`,
      ])
      const last = bench.fake.requests.at(-1)
      assert.deepStrictEqual(last && queryOf(last), {
        startDate: "2026-10-27",
        endDate: "2026-11-02",
        size: "25",
        account: "player7",
        pageNo: "2",
      })
    }),
  )
})

describe("the accounts below an agent", () => {
  it.effect("[CA-78] are asked for a page at a time, of an account", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* opened({}, team.subordinates)
      yield* of(Teams).subordinates({ account: "player7", pageNo: 3, pageSize: 25 })
      const [request] = fake.requestsTo(`${relay}ODSFE2_Subordinate`)
      assert.deepStrictEqual(request && queryOf(request), { account: "player7", pageNo: "3", pageSize: "25" })
    }),
  )

  it.effect("[CA-83] each deed has its path; one account and several are told apart", () =>
    Effect.gen(function* () {
      const bench = yield* opened(
        null,
        team.openDownline,
        team.downlines,
        team.updateDownlineRebates,
        team.transferToDownline,
        team.transferToDownlines,
        affiliates.affiliate,
      )
      const teams = bench.of(Teams)
      yield* teams.open({ account: "newbie", password: "secret1", type: 0, rebates: { RNG: 0.5 } })
      yield* Effect.ignore(teams.rebates({ account: "", pageNo: 1, pageSize: 25 }))
      yield* teams.giveRebates("newbie", { RNG: 0.4 })
      yield* teams.transfer([{ account: "a", amount: 5 }], "id-1")
      yield* teams.transfer(
        [
          { account: "a", amount: 5 },
          { account: "b", amount: 7 },
        ],
        "id-2",
      )
      yield* Effect.ignore(bench.of(Affiliates).own)
      assert.deepStrictEqual(bench.asked(), [
        "/wps/agent/downline",
        "/wps/agent/downlines",
        "/wps/agent/updateDownlineRebates",
        "/wps/agent/transferDownline",
        "/wps/agent/transferMultipleDownline",
        "/wps/agent/affiliate",
      ])
      const bodies = bench.fake.requests.filter(({ method }) => method === "POST").map(bodyOf)
      assert.deepStrictEqual(bodies, [
        { account: "newbie", password: "secret1", type: 0, rebates: { RNG: 0.5 } },
        { account: "newbie", rebates: { RNG: 0.4 } },
        { account: "a", amount: 5, requestId: "id-1" },
        {
          transfers: [
            { account: "a", amount: 5 },
            { account: "b", amount: 7 },
          ],
          requestId: "id-2",
        },
      ])
    }),
  )

  it.effect("a transfer that gets no answer is not repeated by itself", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        session,
        script: { [team.transferToDownline.path]: { status: 502 } },
      })
      yield* Effect.flip(of(Teams).transfer([{ account: "a", amount: 5 }], "id-1"))
      assert.lengthOf(fake.requestsTo(team.transferToDownline.path), 1)
    }),
  )

  it.effect("[CA-85] what may be given is asked for in three calls, and the narrowest holds", () =>
    Effect.gen(function* () {
      const setting = { product: "RNG", min: 0, max: 1.2, step: 0.1 }
      const { of, asked } = yield* openBench({
        session,
        script: {
          [rebates.globalRebates.path]: { value: [{ ...setting, own: 1.2 }] },
          [rebates.ownRebates.path]: { value: [{ ...setting, own: 0.7 }] },
          [rebates.rebateQuotas.path]: { value: [{ ...setting, own: 1 }, "bad"] },
        },
      })
      assert.deepStrictEqual(yield* of(Teams).quotas, [{ product: "RNG", min: 0, most: 0.7, step: 0.1 }])
      assert.sameMembers(
        [...asked()],
        [
          `${relay}MCS2_getGlobalRebateSettingsByProductType`,
          `${relay}MCS2_getCustomerRebateSettingByProductType`,
          `${relay}MCS2_getAgentQuotaGroupByProduct`,
        ],
      )
    }),
  )
})

describe("what agents earn", () => {
  it.effect("[CA-79][CA-80][CA-84] salary, dividend, payout and income have their paths", () =>
    Effect.gen(function* () {
      const bench = yield* opened(
        {},
        payouts.currentSalary,
        payouts.salaries,
        payouts.currentDividend,
        payouts.dividends,
        payouts.payDividend,
        payouts.income,
      )
      const service = bench.of(Payouts)
      yield* service.salary
      yield* service.salaries(week)
      assert.deepStrictEqual(yield* service.dividend, [])
      yield* service.dividends(week)
      yield* service.pay({ account: "a", period: "2026-10-26" }, "id-1")
      yield* service.income
      assert.deepStrictEqual(bench.asked(), [
        `${relay}ODSFE2_CurrentDailySalary`,
        `${relay}ODSFE2_QueryDailySalary`,
        `${relay}ODSFE2_CurrentDividend`,
        `${relay}ODSFE2_QueryDividend`,
        `${relay}ODSFE2_PayoutDividend`,
        `${relay}ODS2_AgentPrevAndCurrIncome`,
      ])
      const [paid] = bench.fake.requestsTo(payouts.payDividend.path)
      assert.deepStrictEqual(paid && bodyOf(paid), {
        account: "a",
        period: "2026-10-26",
        requestId: "id-1",
      })
    }),
  )
})

describe("the contracts of an agent", () => {
  it.effect("[CA-81] salaries are told by info, request and history; answers go by process and apply", () =>
    Effect.gen(function* () {
      const bench = yield* opened(
        [],
        contracts.salaryContract,
        contracts.salaryContractRequest,
        contracts.salaryContractHistory,
        contracts.answerContract,
        contracts.applyForContract,
      )
      const service = bench.of(AgentContracts)
      yield* service.standing("salary")
      assert.sameMembers(
        [...bench.asked()],
        [
          `${relay}MCS2_getContractDailySalInfo`,
          `${relay}MCS2_getContracDailySalReq`,
          `${relay}MCS2_getDailySalContractHist`,
        ],
      )
      yield* service.answer("S1", false)
      yield* service.apply("S1")
      const answers = bench.fake.requests.slice(3)
      assert.deepStrictEqual(
        answers.map((request) => [request.path, bodyOf(request)]),
        [
          [`${relay}MCS2_processDailySalContract`, { contractId: "S1", accept: false }],
          [`${relay}MCS2_applyContractDailySal`, { contractId: "S1", accept: true }],
        ],
      )
    }),
  )

  it.effect("[CA-82] the dividend's are asked for with the token", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* opened([], contracts.dividendContracts)
      yield* of(AgentContracts).standing("dividend")
      const [request] = fake.requestsTo(`${relay}MCS2_getContractDividendInfo`)
      assert.deepStrictEqual(request && queryOf(request), { token: "token-9" })
    }),
  )
})

describe("affiliate links", () => {
  it.effect("[CA-86] are viewed, made, deleted, and joined for", () =>
    Effect.gen(function* () {
      const bench = yield* opened(
        [],
        affiliates.affiliateLinks,
        affiliates.createAffiliateLink,
        affiliates.deleteAffiliateLink,
        affiliates.registerAffiliate,
      )
      const service = bench.of(Affiliates)
      yield* service.links
      yield* service.create("Fiesta", { RNG: 0.5 })
      yield* service.remove("L1")
      yield* service.join
      assert.deepStrictEqual(
        bench.fake.requests.map(({ method, path }) => `${method} ${path}`),
        [
          `GET ${relay}MCS2_wpsViewAffUrls`,
          `POST ${relay}MCS2_wpsCreateAffUrl`,
          `DELETE ${relay}MCS2_wpsDeleteAffUrl`,
          `POST ${relay}MCS2_wpsRegAff`,
        ],
      )
    }),
  )
})

describe("[CA-87] answers of the agent's calls", () => {
  const reads: ReadonlyArray<readonly [string, Pick<Call<never, unknown>, "output">]> = Object.entries({
    ...team,
    ...payouts,
    ...contracts,
    ...affiliates,
    ...rebates,
    redRain,
  })

  it.for(reads)("%s decodes with missing, extra, null and foreign fields", ([, { output }]) => {
    const decode = Schema.decodeUnknownResult(output)
    const odd = { content: [{ account: 5, more: [] }, null, "x"], net: "many", extra: { deep: true } }
    const answers = [odd, { content: null, totalPages: "3" }, {}, [], [odd, null, 7]]
    const isList = decode([])._tag === "Success" && decode({})._tag === "Failure"
    for (const answer of answers) {
      const isForeign = Array.isArray(answer) !== isList
      const { _tag } = decode(answer)
      assert.isTrue(_tag === "Success" || isForeign, JSON.stringify(answer))
    }
  })
})

describe("the red rain", () => {
  it.effect("is asked for, and what it lacks breaks nothing", () =>
    Effect.gen(function* () {
      const { of } = yield* opened({ received: [{ amount: 5 }] }, redRain)
      assert.deepStrictEqual(yield* of(RedRains).today, {
        title: "",
        startTime: 0,
        endTime: 0,
        received: [],
      })
    }),
  )
})
