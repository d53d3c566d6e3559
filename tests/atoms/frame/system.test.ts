import { assert, describe, it } from "@effect/vitest"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import { moduleAtom } from "#atoms/frame/merchant.ts"
import { gateAtom } from "#atoms/frame/system.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import * as SystemGate from "#machines/SystemGate.ts"
import type { BenchOptions } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import * as sample from "#tests/domain/samples.ts"

const ok = sample.bareStatus
const down = { ...ok, maintenance: true }
const slowly = (value: object) => ({ after: "1 second", reply: { value } }) as const

/** A newly started app and its error gate. */
const start = (options: BenchOptions) => {
  const running = freshStore(options)
  const { store } = running
  const seen: Array<string> = []
  const note = () => {
    const { _tag } = store.get(gateAtom)
    if (seen.at(-1) !== _tag) seen.push(_tag)
  }
  note()
  store.sub(gateAtom, note)
  return { ...running, seen }
}

const cached = (status: object | string) => ({
  SYSTEM_STATUS: typeof status === "string" ? status : JSON.stringify(status),
})

describe("the error gate at the start", () => {
  it("[GA-06] the cached system status is applied at once, then replaced in app and cache by the fresh status", async () => {
    const { seen, adjust, areas, requestedPaths } = start({
      stored: cached(down),
      script: { [systemStatus.path]: slowly(ok) },
    })
    await adjust("999 millis")
    assert.deepStrictEqual(seen, ["Unknown", "Closed"])
    await adjust("1 millis")
    assert.deepStrictEqual(seen, ["Unknown", "Closed", "Open"])
    assert.deepInclude(JSON.parse(areas.local.getItem("SYSTEM_STATUS") ?? ""), { ...ok, code: 0 })
    assert.deepStrictEqual(requestedPaths(), [systemStatus.path])
  })

  it("the app counts as unreachable when no system status is cached and none arrives; a retry fetches it", async () => {
    const { seen, adjust, store, fake } = start({ script: { [systemStatus.path]: "unreachable" } })
    await adjust("10 seconds")
    assert.deepStrictEqual(seen, ["Unknown", "Unreachable"])
    assert.lengthOf(fake.requests, 3)
    fake.respondWith(systemStatus.path, { value: ok })
    store.set(gateAtom, SystemGate.Event.Asked())
    await adjust(0)
    assert.strictEqual(seen.at(-1), "Open")
  })

  it("an error page refetches the status every five minutes and closes when its reason has ended", async () => {
    const { seen, adjust, fake } = start({ script: { [systemStatus.path]: { value: down } } })
    await adjust("5 minutes")
    assert.lengthOf(fake.requests, 2)
    fake.respondWith(systemStatus.path, { value: ok })
    await adjust("5 minutes")
    assert.deepStrictEqual(seen, ["Unknown", "Closed", "Open"])
    await adjust("1 hour")
    assert.lengthOf(fake.requests, 3)
  })
})

describe("a merchant's settings at the start", () => {
  it("[CA-65] the merchant's flags are fetched at the start; until then those of the last start apply", async () => {
    const { store, adjust, fake } = start({
      stored: { WHITELABEL: JSON.stringify({ ...sample.bareWhitelabel, modules: ["INBOX3"] }) },
      script: {
        [whitelabel.path]: slowly({ ...sample.bareWhitelabel, modules: ["CBS3"] }),
        [systemStatus.path]: { value: ok },
      },
    })
    store.sub(moduleAtom, () => {})
    const flags = () => (["INBOX3", "CBS3"] as const).filter((id) => store.get(moduleAtom)(id))
    assert.deepStrictEqual(flags(), ["INBOX3"])
    await adjust("1 second")
    assert.deepStrictEqual(flags(), ["CBS3"])
    assert.strictEqual(fake.requestsTo(whitelabel.path)[0]?.method, "GET")
  })

  it("[CA-69] the rules of form fields are empty until the response arrives", async () => {
    const patterns = { loginUsername: "^u+$" }
    const { store, adjust } = start({ script: { [fieldRules.path]: slowly({ patterns }) } })
    store.sub(knownRulesAtom, () => {})
    assert.deepStrictEqual(store.get(knownRulesAtom), { patterns: {} })
    await adjust("1 second")
    assert.deepStrictEqual(store.get(knownRulesAtom), { patterns })
  })
})
