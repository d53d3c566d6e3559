import { Schema } from "effect"
import { describe, expect, it } from "vitest"

import * as AgentContract from "#domain/AgentContract.ts"

const contract = (
  contractId: string,
  status: AgentContract.Status,
  period = "daily",
): AgentContract.AgentContract => ({ contractId, period, status, terms: [] })

describe("the contracts of an agent", () => {
  it("stand as asked, in force, and before, each once", () => {
    const [asked, held, older, refused] = [
      contract("3", "asked"),
      contract("2", "accepted"),
      contract("1", "accepted"),
      contract("0", "refused"),
    ]
    const standing = AgentContract.standing([asked, held, older, refused, held])
    expect(standing).toEqual({ asked, held, history: [older, refused] })
    expect(AgentContract.mayApply(standing, refused)).toBe(false)
    const free = AgentContract.standing([held, refused])
    expect([AgentContract.mayApply(free, refused), AgentContract.mayApply(free, held)]).toEqual([true, false])
  })

  it("hourly ones are told by their period", () => {
    const [day, hour] = [contract("1", "asked"), contract("2", "asked", "hourly")]
    expect([day, hour].map((each) => AgentContract.isOf("hour", each))).toEqual([false, true])
    expect([day, hour].map((each) => AgentContract.isOf("salary", each))).toEqual([true, false])
  })

  it("[CA-87] come as a list, one alone, or nothing; what is bad of them is left out", () => {
    const read = Schema.decodeUnknownSync(AgentContract.AgentContracts)
    for (const nothing of [undefined, null, "", {}, []]) expect(read(nothing)).toEqual([])
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
