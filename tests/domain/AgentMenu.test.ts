import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Circumstances, entries } from "#domain/AgentMenu.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"

const seen = (change: Partial<Circumstances> & { readonly off?: ReadonlyArray<ModuleId> } = {}) => {
  const { off = [], ...rest } = change
  const whitelabel = { modules: moduleIds.filter((id) => !off.includes(id)) }
  return entries({ whitelabel, type: 9, hasDividend: false, ...rest })
}

const ids = (change?: Parameters<typeof seen>[0]) => seen(change).map(({ id }) => id)

/** Modules and the entries that hang on them (decisions 78 and 81). */
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

describe("the entries of agent home", () => {
  it.for(keyed)("[AG-04] with %s off exactly its own are gone", ([module, gone]) => {
    expect(ids().filter((id) => !ids({ off: [module] }).includes(id))).toEqual(gone)
  })

  it("[AG-05] online service is there with every module off, and so are money and home", () => {
    const left = ids({ off: moduleIds, type: 41 })
    expect(left).toEqual(["service", "deposit", "withdraw", "home"])
  })

  it("[AG-06][AG-07][AG-08][AG-09][AG-10][AG-11] lead to the addresses of the agent area", () => {
    expect(Object.fromEntries(seen().map(({ id, path }) => [id, path]))).toEqual({
      overview: paths.teamOverview,
      pnl: paths.teamPnl,
      team: paths.team,
      teamBetting: paths.teamBetting,
      memberTransactions: `${paths.accountRecord}?types=A`,
      teamRebate: paths.teamRebate,
      register: paths.agentRegister,
      agentRebate: paths.agentRebate,
      dividend: paths.agentDividend,
      salaryContract: paths.salaryContract,
      dividendContract: paths.dividendContract,
      hourContract: paths.hourContract,
      redRain: paths.redRain,
      notices: "/m/member/notice?types=A",
      inbox: "/m/webEmail",
      service: undefined,
      deposit: paths.deposit,
      withdraw: paths.withdraw,
      home: paths.home,
    })
  })

  it("[AG-12] the dividend is there when there is one, or with COMM3", () => {
    const shown = (hasDividend: boolean, off: ReadonlyArray<ModuleId>) =>
      ids({ hasDividend, off }).includes("dividend")
    expect([shown(true, []), shown(true, ["COMM3"]), shown(false, []), shown(false, ["COMM3"])]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it("contracts are there for the types that have any", () => {
    const has = (type: number) => ids({ type }).includes("salaryContract")
    expect([1, 2, 3, 9, 41, 42].map(has)).toEqual([true, true, true, true, false, false])
  })

  it("[C5] the deposit asks for its own rule", () => {
    expect(seen().find(({ id }) => id === "deposit")?.rule).toBe("depositor")
  })
})
