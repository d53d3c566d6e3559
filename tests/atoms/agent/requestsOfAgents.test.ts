import { assert, describe, it } from "@effect/vitest"

import {
  affiliateAtom,
  affiliateLinksAtom,
  createLinkAtom,
  deleteLinkAtom,
  joinAffiliatesAtom,
} from "#atoms/agent/affiliateLinks.ts"
import { contractActionAtom, contractsAtoms, currentSalaryAtom } from "#atoms/agent/agentContracts.ts"
import { currentDividendAtom, teamTodayAtom } from "#atoms/agent/agentHome.ts"
import { giveRebatesAtom, openDownlineAtom, quotasAtom } from "#atoms/agent/downlines.ts"
import { payoutForm, transferForm } from "#atoms/agent/teamMoney.ts"
import {
  dividendsAtom,
  figuresAtomOf,
  incomeAtom,
  salariesAtom,
  teamAtom,
  teamBettingAtom,
  teamRebatesAtom,
} from "#atoms/agent/teamRecords.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { redRainAtom } from "#atoms/promo/redRain.ts"
import * as rebates from "#gateway/calls/agent/rebates.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore, type RequestRow, reads, requestsOf } from "#tests/support/store.ts"

const relay = "/wps/relay/"
const days = { startDate: "2026-10-27", endDate: "2026-11-02" }
const onDays = "startDate=2026-10-27&endDate=2026-11-02"
const wanted = { ...days, account: "player7" }

const transfer =
  (...amounts: ReadonlyArray<readonly [account: string, amount: string]>): RequestRow[1] =>
  async (store, adjust) => {
    const form = amounts.map(([account, typed]) => ({ account, typed }))
    store.sub(transferForm.formAtom, () => {})
    store.set(transferForm.formAtom, { _tag: "Submitted", form })
    await adjust(0)
    store.set(transferForm.formAtom, { _tag: "Confirmed" })
  }

const rows: ReadonlyArray<RequestRow> = [
  [
    "[CA-77] who was there is requested as sums",
    reads(figuresAtomOf("members", days)),
    [`GET ${relay}ODSFE2_TeamKPIA ${onDays}&size=0`],
  ],
  [
    "[CA-77] what was won and lost is requested as sums",
    reads(figuresAtomOf("money", days)),
    [`GET ${relay}ODSFE2_TeamKPIB ${onDays}&size=0`],
  ],
  [
    "[CA-77] a page of what was staked is requested",
    (store) => store.set(teamBettingAtom, { want: wanted }),
    [`GET ${relay}ODSFE2_teamKPIC ${onDays}&size=25&account=player7&pageNo=1`],
  ],
  [
    "[CA-78] the accounts below one are requested a page at a time",
    (store) => store.set(teamAtom, { want: wanted }),
    [`GET ${relay}ODSFE2_Subordinate account=player7&pageNo=1&pageSize=25`],
  ],
  [
    "[CA-83] the accounts with their rebates are requested a page at a time",
    (store) => store.set(teamRebatesAtom, { want: { ...wanted, account: "" } }),
    ["GET /wps/agent/downlines account=&pageNo=1&pageSize=25"],
  ],
  [
    "[CA-83] an account is opened",
    (store) =>
      void store.set(openDownlineAtom, {
        account: "newbie",
        password: "secret1",
        type: 0,
        rebates: { RNG: 0.5 },
      }),
    ['POST /wps/agent/downline {"account":"newbie","password":"secret1","type":0,"rebates":{"RNG":0.5}}'],
  ],
  [
    "[CA-83] an account's rebates are changed",
    (store) => void store.set(giveRebatesAtom, { account: "newbie", rates: { RNG: 0.4 } }),
    ['POST /wps/agent/updateDownlineRebates {"account":"newbie","rebates":{"RNG":0.4}}'],
  ],
  [
    "[CA-79] the salary of the running day is requested",
    reads(currentSalaryAtom),
    [`GET ${relay}ODSFE2_CurrentDailySalary`],
  ],
  [
    "[CA-79] a page of salaries is requested",
    (store) => store.set(salariesAtom, { want: wanted }),
    [`GET ${relay}ODSFE2_QueryDailySalary ${onDays}&account=player7&pageNo=1&pageSize=25`],
  ],
  [
    "[CA-80] the running dividend is requested",
    reads(currentDividendAtom),
    [`GET ${relay}ODSFE2_CurrentDividend`],
  ],
  [
    "[CA-80] a page of dividends is requested",
    (store) => store.set(dividendsAtom, { want: wanted }),
    [`GET ${relay}ODSFE2_QueryDividend ${onDays}&account=player7&pageNo=1&pageSize=25`],
  ],
  ["[CA-84] the income is requested", reads(incomeAtom), [`GET ${relay}ODS2_AgentPrevAndCurrIncome`]],
  ["[CA-86] affiliate links are requested", reads(affiliateLinksAtom), [`GET ${relay}MCS2_wpsViewAffUrls`]],
  [
    "[CA-86] a link is created",
    (store) => void store.set(createLinkAtom, { title: "Fiesta", rates: { RNG: 0.5 } }),
    [`POST ${relay}MCS2_wpsCreateAffUrl {"title":"Fiesta","rebates":{"RNG":0.5}}`],
  ],
  [
    "[CA-86] a link is deleted",
    (store) => void store.set(deleteLinkAtom, "L1"),
    [`DELETE ${relay}MCS2_wpsDeleteAffUrl {"urlId":"L1"}`],
  ],
  [
    "[CA-86] the agent becomes an affiliate",
    (store) => void store.set(joinAffiliatesAtom, undefined),
    [`POST ${relay}MCS2_wpsRegAff {}`],
  ],
  ["[CA-83] the affiliate is requested", reads(affiliateAtom), ["GET /wps/agent/affiliate"]],
  [
    "[CA-81] fetches salary contracts by info, request and history",
    reads(contractsAtoms.salary),
    [
      `GET ${relay}MCS2_getContractDailySalInfo`,
      `GET ${relay}MCS2_getContracDailySalReq`,
      `GET ${relay}MCS2_getDailySalContractHist`,
    ],
  ],
  [
    "[CA-81] refuses a contract by process",
    (store) => void store.set(contractActionAtom, { kind: "salary", action: "refuse", contractId: "S1" }),
    [`POST ${relay}MCS2_processDailySalContract {"contractId":"S1","accept":false}`],
  ],
  [
    "[CA-81] accepts a contract by process",
    (store) => void store.set(contractActionAtom, { kind: "salary", action: "accept", contractId: "S1" }),
    [`POST ${relay}MCS2_processDailySalContract {"contractId":"S1","accept":true}`],
  ],
  [
    "[CA-81] asks for a refused contract again by apply",
    (store) => void store.set(contractActionAtom, { kind: "salary", action: "apply", contractId: "S1" }),
    [`POST ${relay}MCS2_applyContractDailySal {"contractId":"S1","accept":true}`],
  ],
  [
    "[CA-82] fetches dividend contracts with the token",
    reads(contractsAtoms.dividend),
    [`GET ${relay}MCS2_getContractDividendInfo token=token-9`],
  ],
  ["hourly contracts send no request", reads(contractsAtoms.hour), []],
  ["the red rain is requested", reads(redRainAtom), [`GET ${relay}MCSFE_redRain`]],
]

describe("requests of an agent", () => {
  it.each(rows)("%s", async (...row) => {
    assert.sameMembers(await requestsOf(row, sessionOf(9)), [...row[2]])
  })
})

/** The money moves that were sent, without their request ids. */
const moved = async (act: RequestRow[1]) => {
  const { store, adjust, fake, stop } = openStore({ session: sessionOf(9) })
  await act(store, adjust)
  await adjust("1 minute")
  const sent = fake.requests.filter(({ method }) => method === "POST")
  await stop()
  return sent.map(({ path, body }) => {
    const { requestId, ...rest } = JSON.parse(body ?? "{}") as Record<string, unknown>
    assert.match(String(requestId), /^[\da-f-]{36}$/)
    return { path, body: rest }
  })
}

describe("money that an agent moves", () => {
  it("[CA-83] an agent's transfer to one account uses its own call and is sent once when no response arrives", async () => {
    assert.deepStrictEqual(await moved(transfer(["a", "5"])), [
      { path: "/wps/agent/transferDownline", body: { account: "a", amount: 5 } },
    ])
  })

  it("[CA-83] an agent's transfer to several accounts is one request", async () => {
    assert.deepStrictEqual(await moved(transfer(["a", "5"], ["b", "7"])), [
      {
        path: "/wps/agent/transferMultipleDownline",
        body: {
          transfers: [
            { account: "a", amount: 5 },
            { account: "b", amount: 7 },
          ],
        },
      },
    ])
  })

  it("[CA-84] a dividend is paid by account and period", async () => {
    const payout = {
      account: "a",
      period: "2026-10-26",
      stake: 0,
      rate: 0,
      amount: 5,
      status: "due",
    } as const
    const pay: RequestRow[1] = async (store, adjust) => {
      store.sub(payoutForm.formAtom, () => {})
      store.set(payoutForm.formAtom, { _tag: "Submitted", form: payout })
      await adjust(0)
      store.set(payoutForm.formAtom, { _tag: "Confirmed" })
    }
    assert.deepStrictEqual(await moved(pay), [
      { path: `${relay}ODSFE2_PayoutDividend`, body: { account: "a", period: "2026-10-26" } },
    ])
  })
})

describe("what an agent reads", () => {
  it("[AG-16] today's totals are requested with today as both dates and size 0", async () => {
    const { store, adjust, requests, stop } = openStore({ session: sessionOf(9) })
    store.sub(teamTodayAtom, () => {})
    await adjust(0)
    const today = store.get(todayAtom)
    assert.strictEqual(
      requests()[0],
      `GET ${relay}ODSFE2_TeamKPIA startDate=${today}&endDate=${today}&size=0`,
    )
    await stop()
  })

  it("[CA-85] the transfer limits are requested in three calls, and the narrowest applies", async () => {
    const setting = { product: "RNG", min: 0, max: 1.2, step: 0.1 }
    const { store, adjust, requestedPaths, stop } = openStore({
      session: sessionOf(9),
      script: {
        [rebates.globalRebates.path]: { value: [{ ...setting, own: 1.2 }] },
        [rebates.ownRebates.path]: { value: [{ ...setting, own: 0.7 }] },
        [rebates.rebateQuotas.path]: { value: [{ ...setting, own: 1 }, "bad"] },
      },
    })
    store.sub(quotasAtom, () => {})
    await adjust(0)
    const quotas = store.get(quotasAtom)
    assert.deepInclude(quotas, { value: [{ product: "RNG", min: 0, most: 0.7, step: 0.1 }] })
    assert.sameMembers(
      [...requestedPaths()],
      [
        `${relay}MCS2_getGlobalRebateSettingsByProductType`,
        `${relay}MCS2_getCustomerRebateSettingByProductType`,
        `${relay}MCS2_getAgentQuotaGroupByProduct`,
      ],
    )
    await stop()
  })
})
