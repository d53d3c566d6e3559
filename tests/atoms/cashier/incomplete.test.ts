import { assert, describe, it } from "@effect/vitest"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { changeIncompleteAtom, incompleteMovesAtom, unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { followSessionAtom } from "#atoms/session.ts"
import type { Form } from "#domain/cashier/Deposit.ts"
import { ownerOf } from "#domain/Session.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { memoryAreas } from "#platform/Storage.ts"
import { type BenchOptions, sessionOf } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"

const key = cashierSlots.unsettledMoves.key
const owner = ownerOf(sessionOf(0))
const bank = depositBanks.find(({ method }) => method === "MANUAL")
const form: Form = { method: "MANUAL", bank, amount: "500", promo: undefined, payer: "" }

/** The app with stored moves, whose deposit page is open. */
const load = (stored: string, options: BenchOptions = {}) => {
  const areas = memoryAreas()
  areas.local.setItem(key, stored)
  const bench = freshStore({ session: sessionOf(0), areas, ...options })
  const { store } = bench
  store.set(followSessionAtom)
  store.sub(depositAtom, () => {})
  store.sub(incompleteMovesAtom, () => {})
  const pay = async () => {
    store.set(depositAtom, { _tag: "Submitted", form })
    store.set(depositAtom, { _tag: "Confirmed" })
    await bench.adjust(0)
  }
  const entries = (): ReadonlyArray<unknown> => JSON.parse(areas.local.getItem(key) ?? "[]")
  return { ...bench, pay, entries }
}

/** A move as a later version may store it. */
const later = {
  owner,
  kind: "withdrawal",
  requestId: "r9",
  sentAt: 7,
  amount: "₱ 9.00",
  form: { v: 2, parts: [{ card: "4821" }] },
}

describe("a stored move of another version", () => {
  it("a move of another version stays as it is when another move is stored, settled and removed", async () => {
    const foreign = [later, 7, { owner, kind: "loan", form: null }, "text"]
    const { pay, entries, store, adjust } = load(JSON.stringify(foreign), {
      script: { [depositManual.path]: ["unreachable", { value: { reference: "D1" } }] },
    })
    await pay()
    assert.deepStrictEqual(entries().slice(0, 4), foreign)
    assert.lengthOf(entries(), 5)
    store.set(depositAtom, { _tag: "RetryPressed" })
    await adjust(0)
    assert.strictEqual(store.get(depositAtom)._tag, "Done")
    assert.deepStrictEqual(entries(), foreign)
  })

  it("a stored text that is no list stays as text", async () => {
    const { pay, entries } = load('{"version":2,"moves":[1]}', {
      script: { [depositManual.path]: "unreachable" },
    })
    await pay()
    assert.strictEqual(entries()[0], '{"version":2,"moves":[1]}')
    assert.lengthOf(entries(), 2)
  })

  it("a move of another version is shown to its account with kind, amount and time", () => {
    const { store } = load(JSON.stringify([later, { ...later, owner: "other", requestId: "r8" }]))
    assert.deepStrictEqual(store.get(incompleteMovesAtom), [
      {
        owner,
        kind: "withdrawal",
        id: "r9",
        amount: "₱ 9.00",
        sentAt: 7,
        isErased: false,
        isRecordOpened: false,
      },
    ])
    assert.isEmpty(store.get(unsettledMovesAtom))
  })

  it("a deposit is not sent while a deposit of another version is unsettled", async () => {
    const { pay, fake } = load(JSON.stringify([{ ...later, kind: "deposit" }]))
    await pay()
    assert.isEmpty(fake.requestsTo(depositManual.path))
  })

  it("a move of another version ends when the player confirms that it is settled", async () => {
    const { store, entries } = load(JSON.stringify([later]))
    await store.set(changeIncompleteAtom, { id: "r9", what: "recordOpened" })
    assert.deepInclude(store.get(incompleteMovesAtom)[0], { isRecordOpened: true })
    assert.deepInclude(entries()[0], later)
    await store.set(changeIncompleteAtom, { id: "r9", what: "settled" })
    assert.isEmpty(entries())
    assert.isEmpty(store.get(incompleteMovesAtom))
  })
})
