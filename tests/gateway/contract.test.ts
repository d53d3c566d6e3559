import type { Effect } from "effect"
import { describe, expect, expectTypeOf, it } from "vitest"

import type { Gateway } from "#gateway/Gateway.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { calls } from "#tests/support/calls.ts"

import { contract } from "./contract.ts"

const sentBy = (input: object): ReadonlyArray<string> =>
  "fields" in input && typeof input.fields === "object" ? Object.keys(input.fields ?? {}) : []

const known: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  calls.map(({ call }) => [`${call.method} ${call.path}`, sentBy(call.input)] as const),
)

describe("gateway contract", () => {
  it("[HA-01] has a typed call with a typed failure for every call of the contract, and no other call", () => {
    const named = contract.map(({ name }) => name)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect([...known.keys()].filter((name) => !named.includes(name))).toEqual([])
    type Sent = ReturnType<Gateway["Service"]["send"]>
    expectTypeOf<Sent>().toExtend<Effect.Effect<unknown, GatewayError>>()
    expectTypeOf<Sent>().not.toExtend<Effect.Effect<unknown>>()
  })

  it("[HA-98] matches the method, path and inputs that every call sends", () => {
    const other = contract
      .filter(({ sent }) => sent[0] !== "…")
      .map(({ name, sent }) => ({ name, sent: sent.toSorted(), ours: (known.get(name) ?? []).toSorted() }))
      .filter(({ sent, ours }) => sent.join() !== ours.join())
    expect(other).toEqual([])
  })
})
