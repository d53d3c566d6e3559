import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect } from "effect"

import { queryAtom } from "#atoms/kernel/query.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import type { ReadCall } from "#gateway/Call.ts"
import { Backend } from "#services/Backend.ts"

import { type AnyCall, registry, sampleOf } from "../gateway/registry.ts"
import { faultTable, type FaultRow } from "../support/faultTable.ts"
import { sessionOf } from "../support/services.ts"
import { openStore } from "../support/store.ts"
import type { ScriptedReply } from "../support/gatewayClient.ts"

const isRead = (call: AnyCall): call is ReadCall<unknown, unknown> => !call.changes

const rows = registry.flatMap(({ name, call }) => {
  const row = faultTable[name]
  return isRead(call) && row !== undefined ? [{ name, call, row }] : []
})

/** The value that a subscriber of a query gets after the response, and whether the session is over. */
const readOf = async (call: ReadCall<unknown, unknown>, reply: ScriptedReply) => {
  const { store, adjust, areas, mount } = openStore({
    session: sessionOf(9),
    script: { [call.path]: reply },
  })
  const input = await Effect.runPromise(sampleOf(call.input))
  // A sample has the fields that the caller fills in too; `Backend` overwrites them.
  const queried = queryAtom(() => Backend.read(call, input ?? {}))
  mount(queried)
  await adjust(0)
  await adjust(call.timeout === undefined ? "2 minutes" : Duration.times(call.timeout, 4))
  return { seen: store.get(queried), isOver: areas.local.getItem("MC_SESSION_INFO") === null }
}

const seenOf = async (call: ReadCall<unknown, unknown>, reply: ScriptedReply): Promise<Remote<unknown>> =>
  (await readOf(call, reply)).seen

const failureOf = (seen: Remote<unknown>) => (seen._tag === "Failed" ? seen.message.key : seen._tag)

type Path = ReadonlyArray<string>

/** The paths of all containers of a value, but for those within an entry of a list. */
const containersOf = (value: unknown, at: Path = []): ReadonlyArray<Path> => {
  if (typeof value !== "object" || value === null) return []
  if (Array.isArray(value)) return [at]
  return [at, ...Object.entries(value).flatMap(([name, each]) => containersOf(each, [...at, name]))]
}

const replaced = (value: unknown, [first, ...rest]: Path, by: (old: unknown) => unknown): unknown => {
  if (first === undefined) return by(value)
  const record = Object.entries(value ?? {})
  return Object.fromEntries(
    record.flatMap(([name, each]) => {
      if (name !== first) return [[name, each]]
      const next = replaced(each, rest, by)
      return next === undefined ? [] : [[name, next]]
    }),
  )
}

const requiredOf = ({ sound, optional = [] }: FaultRow) =>
  containersOf(sound).filter((path) => path.length > 0 && !optional.includes(path.join(".")))

describe.each(rows)("the read $name", ({ name, call, row }) => {
  const { sound, isNullable = false, isIgnored = false } = row

  it(`the read ${name} loads a valid response`, async () => {
    assert.strictEqual((await seenOf(call, { value: sound }))._tag, "Loaded")
  })

  it.each<readonly [string, ScriptedReply, string]>([
    ["HTTP 500", { status: 500 }, "server_failed"],
    ["an HTML page", { text: "<!doctype html><h1>Proxy</h1>" }, "something_failed"],
    ["the body {}", { text: "{}" }, "something_failed"],
    ["no answer in time", "never", "network_slow"],
    ["no connection", "unreachable", "network_slow"],
  ])(`the read ${name} fails on %s`, async (_, reply, expected) => {
    assert.strictEqual(failureOf(await seenOf(call, reply)), expected)
  })

  it(`the read ${name} ends the session when its response is a 401`, async () => {
    assert.isTrue((await readOf(call, { status: 401 })).isOver)
  })

  it(`the read ${name} fails on a value of another type, and on null unless the contract allows null`, async () => {
    if (isIgnored) return
    const ofNull = await seenOf(call, { value: null })
    assert.strictEqual(failureOf(ofNull), isNullable ? "Loaded" : "something_failed")
    const wrong = typeof sound === "string" ? {} : "x"
    assert.strictEqual(failureOf(await seenOf(call, { value: wrong })), "something_failed")
  })

  it(`the read ${name} fails when a required list or object is missing or has another type`, async () => {
    for (const path of requiredOf(row)) {
      for (const by of [() => undefined, () => null, () => "x"]) {
        const seen = await seenOf(call, { value: replaced(sound, path, by) })
        assert.strictEqual(failureOf(seen), "something_failed", `${path.join(".")} ${by()}`)
      }
    }
  })

  it(`the read ${name} drops an invalid entry of a list and keeps the other entries`, async () => {
    const whole = await seenOf(call, { value: sound })
    const lists = containersOf(sound).filter((path) => {
      let isList = false
      replaced(sound, path, (old) => ((isList = Array.isArray(old)), old))
      return isList
    })
    for (const path of lists) {
      const withInvalid = replaced(sound, path, (old) => (Array.isArray(old) ? [[null], ...old, null] : old))
      const seen = await seenOf(call, { value: withInvalid })
      assert.deepStrictEqual(seen, whole, path.join("."))
    }
  })
})
