import { assert, describe, it, vi } from "@effect/vitest"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import type { Form } from "#domain/cashier/Deposit.ts"
import { accountOf } from "#domain/Session.ts"
import { longestWait } from "#tools/test/waits.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { slots } from "#platform/slots.ts"
import { accessSlot } from "#services/protection/accessSlot.ts"
import * as sample from "#tests/domain/samples.ts"
import { sessionOf } from "#tests/support/services.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

const bank = depositBanks.find(({ method }) => method === "MANUAL")
const form: Form = { method: "MANUAL", bank, amount: "500", promo: undefined, payer: "" }

const open: ScriptedReply = { value: { now: 1 } }
const onBreak: ScriptedReply = { value: { now: 1, break: { until: 9 } } }

const start = async (access: ScriptedReply, deposit: ReadonlyArray<ScriptedReply>) => {
  const shown = await showMemberAtoms([depositAtom], {
    stored: {
      [slots.whitelabel.key]: JSON.stringify({ ...sample.bareWhitelabel, modules: ["RGLIMIT3"] }),
    },
    script: { [protection.path]: access, [depositManual.path]: deposit },
  })
  const { store, adjust, fake } = shown
  const reaches = (tag: string) =>
    vi.waitFor(async () => {
      await adjust(0)
      assert.strictEqual(store.get(depositAtom)._tag, tag)
    }, longestWait)
  return { ...shown, reaches, sent: () => fake.requestsTo(depositManual.path).map(({ body }) => body) }
}

describe("a deposit of a protected account", () => {
  it("a new deposit during a break is refused before anything is sent", async () => {
    const { store, reaches, sent } = await start(onBreak, [{ value: { reference: "D1" } }])
    store.set(depositAtom, { _tag: "Submitted", form })
    store.set(depositAtom, { _tag: "Confirmed" })
    await reaches("Editing")
    assert.deepInclude(store.get(depositAtom), { refusal: { key: "on_break" } })
    assert.isEmpty(sent())
  })

  it("a deposit without a response is sent again during a break, with the same request", async () => {
    const { areas, store, reaches, sent } = await start(open, ["unreachable", { value: { reference: "D1" } }])
    store.set(depositAtom, { _tag: "Submitted", form })
    store.set(depositAtom, { _tag: "Confirmed" })
    await reaches("Unsettled")
    const access = { account: accountOf(sessionOf(0)), access: { _tag: "onBreak", until: 9 } }
    areas.local.setItem(accessSlot.key, JSON.stringify(access))
    store.set(depositAtom, { _tag: "RetryPressed" })
    await reaches("Done")
    const [first, second, ...others] = sent()
    assert.strictEqual(first, second)
    assert.isEmpty(others)
  })
})
