import type { Effect } from "effect"
import { describe, expect, expectTypeOf, it } from "vitest"

import type { Gateway } from "#gateway/Gateway.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { calls } from "#tests/support/calls.ts"

import { contract } from "./contract.ts"
import { specNames, specPaths } from "./specNames.ts"

/** The names of a call's inputs; empty when its input is not a struct. */
const sentBy = (input: object): ReadonlyArray<string> =>
  "fields" in input && typeof input.fields === "object" ? Object.keys(input.fields ?? {}) : []

const known: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  calls.map(({ call }) => [`${call.method} ${call.path}`, sentBy(call.input)] as const),
)

describe("gateway contract", () => {
  it("[HA-01] every call that spec §7 names is a typed call, under its path or its name", () => {
    const paths = calls.map(({ call }) => call.path)
    expect(specPaths.filter((name) => !paths.some((path) => path.endsWith(name)))).toEqual([])
    const named = calls.flatMap(({ call }) => (call.names ?? []).map((name) => [name, call.path] as const))
    expect(Object.fromEntries(named)).toEqual(specNames)
    expect(named).toHaveLength(Object.keys(specNames).length)
  })

  it("[HA-01] every call of the contract is a typed call with a typed failure, and no other call exists", () => {
    const named = contract.map(({ name }) => name)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect([...known.keys()].filter((name) => !named.includes(name))).toEqual([])
    type Sent = ReturnType<Gateway["Service"]["send"]>
    expectTypeOf<Sent>().toExtend<Effect.Effect<unknown, GatewayError>>()
    expectTypeOf<Sent>().not.toExtend<Effect.Effect<unknown>>()
  })

  it("[HA-98] every call sends the method, path and inputs of the contract", () => {
    const other = contract
      .filter(({ sent }) => sent[0] !== "…")
      .map(({ name, sent }) => ({ name, sent: sent.toSorted(), ours: (known.get(name) ?? []).toSorted() }))
      .filter(({ sent, ours }) => sent.join() !== ours.join())
    expect(other).toEqual([])
  })
})
