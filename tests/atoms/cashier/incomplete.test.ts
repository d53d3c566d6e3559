import { assert, describe, it } from "@effect/vitest"

import { changeIncompleteAtom, incompleteMovesAtom } from "#atoms/cashier/unsettled.ts"
import { ownerOf } from "#domain/Session.ts"
import { sessionOf } from "#tests/support/services.ts"

import { done, unsettledMovesKey, openDeposit, retry } from "../depositApp.ts"

const owner = ownerOf(sessionOf(0))

/** The app with stored money moves. */
const load = (stored: string, replies: Parameters<typeof openDeposit>[0] = "unreachable") => {
  const services = openDeposit(replies, { stored: { [unsettledMovesKey]: stored } })
  return { ...services, entries: (): ReadonlyArray<unknown> => JSON.parse(services.stored()) }
}

/** A money move as a later version may store it. */
const later = {
  owner,
  kind: "withdrawal" as const,
  requestId: "r9",
  sentAt: 7,
  amount: "₱ 9.00",
  form: { v: 2, parts: [{ card: "4821" }] },
}

describe("a stored money move that another version of the app wrote", () => {
  it("a money move of another version stays unchanged while another money move is stored, settled and removed", async () => {
    const foreign = [later, 7, { owner, kind: "loan", form: null }, "text"]
    const { pay, press, entries, tag } = load(JSON.stringify(foreign), ["unreachable", done])
    await pay()
    assert.deepStrictEqual(entries().slice(0, 4), foreign)
    assert.lengthOf(entries(), 5)
    await press(retry)
    assert.strictEqual(tag(), "Done")
    assert.deepStrictEqual(entries(), foreign)
  })

  it("a stored text that is not a list is kept unchanged", async () => {
    const { pay, entries } = load('{"version":2,"moves":[1]}')
    await pay()
    assert.strictEqual(entries()[0], '{"version":2,"moves":[1]}')
    assert.lengthOf(entries(), 2)
  })

  it("a money move of another version is shown to its account with kind, amount and time", () => {
    const { store, unsettled } = load(JSON.stringify([later, { ...later, owner: "other", requestId: "r8" }]))
    const { kind, amount, sentAt } = later
    assert.deepStrictEqual(store.get(incompleteMovesAtom), [
      { owner, kind, id: "r9", amount, sentAt, isErased: false, isRecordOpened: false },
    ])
    assert.isEmpty(unsettled())
  })

  it("a deposit is not sent while a deposit of another version is unsettled", async () => {
    const { pay, sent } = load(JSON.stringify([{ ...later, kind: "deposit" }]))
    await pay()
    assert.isEmpty(sent())
  })

  it("a money move of another version is removed when the player confirms that it is settled", async () => {
    const { store, entries } = load(JSON.stringify([later]))
    await store.set(changeIncompleteAtom, { id: "r9", what: "recordOpened" })
    assert.deepInclude(store.get(incompleteMovesAtom)[0], { isRecordOpened: true })
    assert.deepInclude(entries()[0], later)
    await store.set(changeIncompleteAtom, { id: "r9", what: "settled" })
    assert.isEmpty(entries())
    assert.isEmpty(store.get(incompleteMovesAtom))
  })
})
