import { assert, describe, it } from "@effect/vitest"
import { atom } from "jotai"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { accountOf } from "#domain/Session.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { playStateItem } from "#services/protection/storedPlayState.ts"
import { sessionOf } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

import { done, retry, submitted } from "../depositApp.ts"
import { showProtected } from "./showProtected.ts"

const open = { now: 1 }
const onBreak = { now: 1, break: { until: 9 } }

const tagAtom = atom((get) => get(depositAtom)._tag)

const pay = async (access: typeof open, ...deposit: ReadonlyArray<ScriptedReply>) => {
  const shown = await showProtected([tagAtom], {
    [protection.path]: { value: access },
    [depositManual.path]: deposit,
  })
  shown.store.set(depositAtom, submitted())
  shown.store.set(depositAtom, { _tag: "Confirmed" })
  return { ...shown, sent: () => shown.bodiesTo(depositManual.path) }
}

describe("deposits with player protection", () => {
  it("a new deposit during a break is refused without a request", async () => {
    const { store, expectValue, sent } = await pay(onBreak, done)
    await expectValue("Editing")
    assert.deepInclude(store.get(depositAtom), { refusal: { key: "on_break" } })
    assert.isEmpty(sent())
  })

  const lostBeforeBreak = async () => {
    const app = await pay(open, "unreachable", done)
    await app.expectValue("Unsettled")
    const access = { account: accountOf(sessionOf(0)), access: { _tag: "onBreak", until: 9e9 } }
    app.areas.local.setItem(playStateItem.key, JSON.stringify(access))
    return app
  }

  it("an unsettled deposit is not sent again during a break after the gateway may have forgotten it", async () => {
    const { adjust, store, sent } = await lostBeforeBreak()
    await adjust("24 hours")
    store.set(depositAtom, { _tag: "RecordOpened" })
    await adjust(0)
    store.set(depositAtom, { ...retry, isSecondAccepted: true })
    await adjust("1 minute")
    assert.lengthOf(sent(), 1)
    assert.strictEqual(store.get(depositAtom)._tag, "Unsettled")
  })

  it("an unsettled deposit can be retried during a break, with the same request", async () => {
    const { store, expectValue, sent } = await lostBeforeBreak()
    store.set(depositAtom, retry)
    await expectValue("Done")
    const [first, second, ...others] = sent()
    assert.strictEqual(first, second)
    assert.isEmpty(others)
  })
})
