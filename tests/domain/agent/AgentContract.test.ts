import { Schema } from "effect"
import { describe, expect, it } from "vitest"

import * as AgentContract from "#domain/agent/AgentContract.ts"

const contract = (
  contractId: string,
  status: AgentContract.Status,
  period = "daily",
): AgentContract.AgentContract => ({ contractId, period, status, terms: [] })

describe("agent contracts", () => {
  it("an agent's contracts are sorted into offered, in force and past, without duplicates", () => {
    const [asked, held, older, refused] = [
      contract("3", "asked"),
      contract("2", "accepted"),
      contract("1", "accepted"),
      contract("0", "refused"),
    ]
    const byStatus = AgentContract.byStatus([asked, held, older, refused, held])
    expect(byStatus).toEqual({ asked, held, history: [older, refused] })
    expect(AgentContract.mayApply(byStatus, refused)).toBe(false)
    const free = AgentContract.byStatus([held, refused])
    expect([AgentContract.mayApply(free, refused), AgentContract.mayApply(free, held)]).toEqual([true, false])
  })

  it("[CA-87] an agent's contracts decode from a list, an object or null, without the invalid entries of a list", () => {
    const read = Schema.decodeUnknownSync(AgentContract.AgentContracts)
    for (const nothing of [null, []]) expect(read(nothing)).toEqual([])
    for (const odd of [undefined, "", {}, 7]) expect(() => read(odd)).toThrow(/.+/)
    const one = { contractId: 7, terms: [{ from: 0, rate: 5, more: 1 }, "bad"], extra: true }
    const decoded = {
      contractId: "7",
      period: "",
      status: "unknown",
      terms: [{ from: 0, to: null, rate: 5 }],
    }
    expect(read(one)).toEqual([decoded])
    expect(read([one, { period: "daily" }, 5])).toEqual([decoded])
  })
})
