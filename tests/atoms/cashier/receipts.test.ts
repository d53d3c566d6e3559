import { assert, describe, it } from "@effect/vitest"

import { depositStateAtomOf } from "#atoms/cashier/orders.ts"
import { keepReceiptAtom, waitingReceiptAtom } from "#atoms/cashier/receipts.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import { deposits } from "#gateway/calls/records/accountRecord.ts"
import { bank } from "#tests/domain/samples.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"
import { openBrowser } from "#tests/support/tabs.ts"

const record = (...orders: ReadonlyArray<readonly [reference: string, status: string]>) => ({
  value: {
    content: orders.map(([reference, status]) => ({ reference, status })),
    pageNum: 1,
    totalPages: 1,
  },
})

const path = deposits.path

describe("the state of a deposit in the account record", () => {
  it("is read again when the player returns, and is unreadable after a failure, but stays settled", async () => {
    const stateAtom = depositStateAtomOf("D1")
    const { store, adjust, fake, device } = await showMemberAtoms([stateAtom], {
      script: { [path]: { after: "1 second", reply: record(["D1", "checking"]) } },
    })
    const returns = async (reply: ScriptedReply) => {
      fake.respondWith(path, reply)
      device.tell("shown")
      await adjust("1 second")
      return store.get(stateAtom)
    }
    assert.strictEqual(store.get(stateAtom), "reading")
    await adjust("1 second")
    assert.strictEqual(store.get(stateAtom), "checking")
    assert.strictEqual(await returns({ refused: "no_permission" }), "unreadable")
    assert.strictEqual(await returns(record(["D1", "done"])), "done")
    assert.strictEqual(await returns({ refused: "no_permission" }), "done")
  })

  it("is unreadable at once while the device is offline", async () => {
    const stateAtom = depositStateAtomOf("D1")
    const { store } = await showMemberAtoms([stateAtom], { online: false })
    assert.strictEqual(store.get(stateAtom), "unreadable")
  })
})

const receipt = { amount: 500, bank, payUrl: "https://pay.example/1", qr: "" }

const waitingAmong = async (reply: ScriptedReply, ...receipts: ReadonlyArray<Partial<Receipt>>) => {
  const { store, mount, adjust } = await showMemberAtoms([], { script: { [path]: reply } })
  // An earlier time is no time to pay.
  await adjust("12000 days")
  for (const [index, change] of receipts.entries())
    await store.set(keepReceiptAtom, { ...receipt, reference: `D${index + 1}`, ...change })
  mount(waitingReceiptAtom)
  await adjust("1 second")
  return store.get(waitingReceiptAtom)?.receipt.reference
}

describe("the receipt that waits for a payment", () => {
  it("shows at once if another tab has stored the receipt", async () => {
    const { newTab } = openBrowser()
    const one = await showMemberAtoms([], newTab())
    const other = await showMemberAtoms([waitingReceiptAtom], { ...newTab(), script: { [path]: record() } })
    await one.store.set(keepReceiptAtom, { ...receipt, reference: "D1" })
    await other.adjust("1 second")
    assert.strictEqual(other.store.get(waitingReceiptAtom)?.receipt.reference, "D1")
  })

  it.each([
    ["the newest of two", record(), [{}, {}], "D2"],
    ["the older one if the newer one is paid", record(["D2", "done"]), [{}, {}], "D1"],
    ["one whose record cannot be read", { refused: "no_permission" }, [{}], "D1"],
    ["none while the record loads", { after: "1 minute", reply: record() }, [{}], undefined],
    ["none after the time to pay", record(), [{ expires: 1e12 + 1 }], undefined],
    ["none without a way to pay", record(), [{ payUrl: "" }], undefined],
  ] as const)("is %s", async (_title, reply, receipts, found) => {
    assert.strictEqual(await waitingAmong(reply, ...receipts), found)
  })
})
