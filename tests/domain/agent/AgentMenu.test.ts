import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Circumstances, entries } from "#domain/agent/AgentMenu.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"

const seen = (change: Partial<Circumstances> & { readonly off?: ReadonlyArray<ModuleId> } = {}) => {
  const { off = [], ...rest } = change
  const whitelabel = { modules: moduleIds.filter((id) => !off.includes(id)) }
  return entries({ whitelabel, hasDividend: false, ...rest })
}

const ids = (change?: Parameters<typeof seen>[0]) => seen(change).map(({ id }) => id)

/** Modules and the entries that they enable (open points 78 and 81). */
const keyed = [
  ["AGEINFO3", ["overview"]],
  ["PERSPNL3", ["pnl"]],
  ["AGEDOWNMAN3", ["team", "register"]],
  ["TRANSBETREPMEM3", ["teamBetting"]],
  ["MEMTRANS3", ["memberTransactions"]],
  ["COMM3", ["teamRebate", "agentRebate", "dividend"]],
  ["REWCEN3", ["redRain"]],
  ["AGEANNOUNCE3", ["notices"]],
  ["INBOX3", ["inbox"]],
] as const satisfies ReadonlyArray<readonly [ModuleId, ReadonlyArray<string>]>

describe("entries of agent home", () => {
  it.for(keyed)("[AG-04] disabling module %s hides exactly its entries of agent home", ([module, gone]) => {
    expect(ids().filter((id) => !ids({ off: [module] }).includes(id))).toEqual(gone)
  })

  it("[AG-05] agent home shows online service, contracts, money and home with every module off", () => {
    const contracts = ["salaryContract", "dividendContract", "hourContract"]
    expect(ids({ off: moduleIds })).toEqual([...contracts, "service", "deposit", "withdraw", "home"])
  })

  it.for<[rows: string, pages: string, expected: Readonly<Record<string, string | undefined>>]>([
    [
      "[AG-06]",
      "the team's pages",
      {
        overview: paths.teamOverview,
        pnl: paths.teamPnl,
        team: paths.team,
        teamBetting: paths.teamBetting,
        memberTransactions: `${paths.accountRecord}?types=A`,
        teamRebate: paths.teamRebate,
        agentRebate: paths.agentRebate,
        dividend: paths.agentDividend,
        redRain: paths.redRain,
      },
    ],
    [
      "[AG-07]",
      "the contracts",
      {
        salaryContract: paths.salaryContract,
        dividendContract: paths.dividendContract,
        hourContract: paths.hourContract,
      },
    ],
    ["[AG-08]", "the withdrawal", { withdraw: paths.withdraw }],
    ["[AG-09]", "the deposit", { deposit: paths.deposit }],
    ["[AG-10]", "home", { home: paths.home }],
    ["[AG-11]", "the registration of an account", { register: paths.agentRegister }],
    ["", "the messages", { notices: "/m/member/notice?types=A", inbox: "/m/webEmail", service: undefined }],
  ])("%s agent home links to %s", ([, , expected]) => {
    const all = Object.fromEntries(seen().map(({ id, path }) => [id, path]))
    expect(all).toMatchObject(expected)
  })

  it("[AG-12] agent home shows the dividend entry when a dividend exists, or when the module COMM3 is on", () => {
    const shown = (hasDividend: boolean, off: ReadonlyArray<ModuleId>) =>
      ids({ hasDividend, off }).includes("dividend")
    expect([shown(true, []), shown(true, ["COMM3"]), shown(false, []), shown(false, ["COMM3"])]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
