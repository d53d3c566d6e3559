import { assert, describe, it } from "@effect/vitest"

import {
  affiliateAtom,
  affiliateLinksAtom,
  createLinkForm,
  deleteLinkAtom,
  joinAffiliatesAtom,
} from "#atoms/agent/affiliateLinks.ts"
import { runContractActionAtom, contractsAtoms, currentSalaryAtom } from "#atoms/agent/agentContracts.ts"
import { currentDividendAtom, teamTodayAtom } from "#atoms/agent/agentHome.ts"
import { giveRebatesAtom, openAccountForm, quotasAtom } from "#atoms/agent/downlines.ts"
import { payoutForm, downlineTransferForm } from "#atoms/agent/teamMoney.ts"
import {
  dividendsAtom,
  figuresAtomOf,
  incomeAtom,
  salariesAtom,
  teamAtom,
  teamBettingAtom,
  teamRebatesAtom,
} from "#atoms/agent/teamLists.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { redRainAtom } from "#atoms/promo/redRain.ts"
import { payDividend } from "#gateway/calls/agent/payouts.ts"
import * as rebates from "#gateway/calls/agent/rebates.ts"
import { transferToDownline, transferToDownlines } from "#gateway/calls/agent/team.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore, type RequestRow, reads, requestsOf } from "#tests/support/store.ts"

const days = { startDate: "2026-10-27", endDate: "2026-11-02" }
const onDays = "startDate=2026-10-27&endDate=2026-11-02"
const filter = { ...days, account: "player7" }

const transfer =
  (...amounts: ReadonlyArray<readonly [account: string, amount: string]>): RequestRow[1] =>
  async (store, adjust) => {
    const form = amounts.map(([account, typed]) => ({ account, typed }))
    store.sub(downlineTransferForm.formAtom, () => {})
    store.set(downlineTransferForm.formAtom, { _tag: "Submitted", form })
    await adjust(0)
    store.set(downlineTransferForm.formAtom, { _tag: "Confirmed" })
  }

const rows: ReadonlyArray<RequestRow> = [
  [
    "[CA-77] reads the team's totals",
    reads(figuresAtomOf("members", days)),
    [`GET /wps/relay/ODSFE2_TeamKPIA ${onDays}&size=0`],
  ],
  [
    "[CA-77] reads the team's profit",
    reads(figuresAtomOf("money", days)),
    [`GET /wps/relay/ODSFE2_TeamKPIB ${onDays}&size=0`],
  ],
  [
    "[CA-77] reads a page of the team's stakes",
    (store) => store.set(teamBettingAtom, { filter }),
    [`GET /wps/relay/ODSFE2_teamKPIC ${onDays}&size=25&account=player7&pageNo=1`],
  ],
  [
    "[CA-78] reads a page of an account's sub-accounts",
    (store) => store.set(teamAtom, { filter }),
    ["GET /wps/relay/ODSFE2_Subordinate account=player7&pageNo=1&pageSize=25"],
  ],
  [
    "[CA-83] reads a page of sub-accounts with their rebates",
    (store) => store.set(teamRebatesAtom, { filter: { ...filter, account: "" } }),
    ["GET /wps/agent/downlines account=&pageNo=1&pageSize=25"],
  ],
  [
    "[CA-83] opens a sub-account",
    (store) => {
      store.sub(openAccountForm.formAtom, () => {})
      const typed = { account: "newbie", password: "secret1", type: 0, rebates: { RNG: 0.5 } }
      const quotas = [{ product: "RNG", min: 0, most: 1, step: 0.1 }] as const
      store.set(openAccountForm.formAtom, {
        _tag: "Submitted",
        form: { typed, rules: { patterns: {} }, quotas },
      })
    },
    ['POST /wps/agent/downline {"account":"newbie","password":"secret1","type":0,"rebates":{"RNG":0.5}}'],
  ],
  [
    "[CA-83] changes a sub-account's rebates",
    (store) => void store.set(giveRebatesAtom, { account: "newbie", rates: { RNG: 0.4 } }),
    ['POST /wps/agent/updateDownlineRebates {"account":"newbie","rebates":{"RNG":0.4}}'],
  ],
  ["[CA-79] reads the day's salary", reads(currentSalaryAtom), ["GET /wps/relay/ODSFE2_CurrentDailySalary"]],
  [
    "[CA-79] reads a page of salaries",
    (store) => store.set(salariesAtom, { filter }),
    [`GET /wps/relay/ODSFE2_QueryDailySalary ${onDays}&account=player7&pageNo=1&pageSize=25`],
  ],
  [
    "[CA-80] reads the current dividend",
    reads(currentDividendAtom),
    ["GET /wps/relay/ODSFE2_CurrentDividend"],
  ],
  [
    "[CA-80] reads a page of dividends",
    (store) => store.set(dividendsAtom, { filter }),
    [`GET /wps/relay/ODSFE2_QueryDividend ${onDays}&account=player7&pageNo=1&pageSize=25`],
  ],
  ["[CA-84] reads the income", reads(incomeAtom), ["GET /wps/relay/ODS2_AgentPrevAndCurrIncome"]],
  ["[CA-86] reads affiliate links", reads(affiliateLinksAtom), ["GET /wps/relay/MCS2_wpsViewAffUrls"]],
  [
    "[CA-86] creates an affiliate link",
    (store) => {
      store.sub(createLinkForm.formAtom, () => {})
      const form = { title: "Fiesta", rates: { RNG: 0.5 } }
      store.set(createLinkForm.formAtom, { _tag: "Submitted", form })
    },
    ['POST /wps/relay/MCS2_wpsCreateAffUrl {"title":"Fiesta","rebates":{"RNG":0.5}}'],
  ],
  [
    "[CA-86] deletes an affiliate link",
    (store) => void store.set(deleteLinkAtom, "L1"),
    ['DELETE /wps/relay/MCS2_wpsDeleteAffUrl {"urlId":"L1"}'],
  ],
  [
    "[CA-86] registers as an affiliate",
    (store) => void store.set(joinAffiliatesAtom, undefined),
    ["POST /wps/relay/MCS2_wpsRegAff {}"],
  ],
  ["[CA-83] reads the affiliate's code", reads(affiliateAtom), ["GET /wps/agent/affiliate"]],
  [
    "[CA-81] reads salary contracts with the calls for info, request and history",
    reads(contractsAtoms.salary),
    [
      "GET /wps/relay/MCS2_getContractDailySalInfo",
      "GET /wps/relay/MCS2_getContracDailySalReq",
      "GET /wps/relay/MCS2_getDailySalContractHist",
    ],
  ],
  [
    "[CA-81] refuses a salary contract with the process call",
    (store) => void store.set(runContractActionAtom, { kind: "salary", action: "refuse", contractId: "S1" }),
    ['POST /wps/relay/MCS2_processDailySalContract {"contractId":"S1","accept":false}'],
  ],
  [
    "[CA-81] accepts a salary contract with the process call",
    (store) => void store.set(runContractActionAtom, { kind: "salary", action: "accept", contractId: "S1" }),
    ['POST /wps/relay/MCS2_processDailySalContract {"contractId":"S1","accept":true}'],
  ],
  [
    "[CA-81] requests a refused salary contract again with the apply call",
    (store) => void store.set(runContractActionAtom, { kind: "salary", action: "apply", contractId: "S1" }),
    ['POST /wps/relay/MCS2_applyContractDailySal {"contractId":"S1","accept":true}'],
  ],
  [
    "[CA-82] reads dividend contracts with the token",
    reads(contractsAtoms.dividend),
    ["GET /wps/relay/MCS2_getContractDividendInfo token=token-9"],
  ],
  ["sends no request for hourly contracts", reads(contractsAtoms.hour), []],
  ["reads the red rain", reads(redRainAtom), ["GET /wps/relay/MCSFE_redRain"]],
]

describe("requests of an agent", () => {
  it.each(rows)("%s", async (...row) => {
    assert.sameMembers(await requestsOf(row, sessionOf(9)), [...row[2]])
  })
})

/** The money moves that were sent, without their request ids. */
const moved = async (startRequest: RequestRow[1]) => {
  const { store, adjust, fake } = openStore({ session: sessionOf(9) })
  await startRequest(store, adjust)
  await adjust("1 minute")
  const sent = fake.requests.filter(({ method }) => method === "POST")
  return sent.map(({ path, body }) => {
    const { requestId, ...rest } = JSON.parse(body ?? "{}") as Record<string, unknown>
    assert.match(String(requestId), /^[\da-f-]{36}$/)
    return { path, body: rest }
  })
}

describe("money that an agent transfers or pays out", () => {
  it("[CA-83] an agent's transfer to a single account uses its own call, and is sent only once when no response arrives", async () => {
    assert.deepStrictEqual(await moved(transfer(["a", "5"])), [
      { path: transferToDownline.path, body: { account: "a", amount: 5 } },
    ])
  })

  it("[CA-83] an agent's transfer to several accounts is one request", async () => {
    assert.deepStrictEqual(await moved(transfer(["a", "5"], ["b", "7"])), [
      {
        path: transferToDownlines.path,
        body: {
          transfers: [
            { account: "a", amount: 5 },
            { account: "b", amount: 7 },
          ],
        },
      },
    ])
  })

  it("[CA-84] an agent pays a dividend with the account and the period", async () => {
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
      { path: payDividend.path, body: { account: "a", period: "2026-10-26" } },
    ])
  })
})

describe("data that an agent requests", () => {
  it("[AG-16] an agent's totals of today are requested with today's date as start and end, and with size 0", async () => {
    const { store, adjust, requests } = openStore({ session: sessionOf(9) })
    store.sub(teamTodayAtom, () => {})
    await adjust(0)
    const today = store.get(todayAtom)
    assert.strictEqual(
      requests()[0],
      `GET /wps/relay/ODSFE2_TeamKPIA startDate=${today}&endDate=${today}&size=0`,
    )
  })

  it("[CA-85] an agent's transfer limits are requested in three calls, and the narrowest limits apply", async () => {
    const setting = { product: "RNG", min: 0, max: 1.2, step: 0.1 }
    const { store, adjust, requestedPaths } = openStore({
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
      [rebates.globalRebates.path, rebates.ownRebates.path, rebates.rebateQuotas.path],
    )
  })
})
