import { assert, describe, it } from "@effect/vitest"

import { gateAtom } from "#atoms/system/gate.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import * as SystemGate from "#machines/SystemGate.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import * as sample from "#tests/domain/samples.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const ok = { value: sample.bareStatus }
const down = { value: { ...sample.bareStatus, maintenance: true } }

/** A newly started app and the states of its error gate. */
const start = (reply: ScriptedReply) => {
  const running = freshStore({ script: { [systemStatus.path]: reply } })
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

describe("the error gate when the app starts", () => {
  it("the app is unreachable when no system status is cached and none can be fetched, and a retry fetches the status", async () => {
    const { seen, adjust, store, fake } = start("unreachable")
    await adjust("10 seconds")
    assert.deepStrictEqual(seen, ["Unknown", "Unreachable"])
    assert.lengthOf(fake.requests, 3)
    fake.respondWith(systemStatus.path, ok)
    store.set(gateAtom, SystemGate.Event.Asked())
    await adjust(0)
    assert.strictEqual(seen.at(-1), "Open")
  })

  it("an error page refetches the status every five minutes, and closes when the reason for the error has ended", async () => {
    const { seen, adjust, fake } = start(down)
    await adjust("5 minutes")
    assert.lengthOf(fake.requests, 2)
    fake.respondWith(systemStatus.path, ok)
    await adjust("5 minutes")
    assert.deepStrictEqual(seen, ["Unknown", "Closed", "Open"])
    await adjust("1 hour")
    assert.lengthOf(fake.requests, 3)
  })
})
