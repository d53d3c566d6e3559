import { assert, beforeEach, describe, it } from "@effect/vitest"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { isMoneyHeldAtom } from "#atoms/cashier/moneyHold.ts"
import { followSessionAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import type { Form } from "#domain/cashier/Deposit.ts"
import { depositBanks, depositPromos } from "#fixtures/data/cashier/payments.ts"
import { acceptPromo, depositManual } from "#gateway/calls/cashier/deposits.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { findReceipt } from "#services/cashier/storedReceipts.ts"
import { sessionOf, settle } from "#tests/support/services.ts"
import { type FreshStore, freshStore } from "#tests/support/showAtoms.ts"

let bench: FreshStore
let store: FreshStore["store"]

const wallet = { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } }

beforeEach(() => {
  bench = freshStore({ session: sessionOf(0), script: { [memberWallet.path]: wallet } })
  ;({ store } = bench)
  store.set(followSessionAtom)
  store.sub(walletAtom, () => {})
})

const form: Form = {
  method: depositBanks[0]?.method,
  bank: depositBanks[0],
  amount: "500",
  promo: undefined,
  payer: "",
}

const open = () => store.sub(depositAtom, () => {})
const pay = async (change: Partial<Form> = {}) => {
  store.set(depositAtom, { _tag: "Submitted", form: { ...form, ...change } })
  store.set(depositAtom, { _tag: "Confirmed" })
  await bench.adjust(0)
}
const idsSent = () =>
  bench.fake.requestsTo(depositManual.path).map(({ body }) => /"requestId":"([^"]+)"/.exec(body ?? "")?.[1])

describe("a form that moves money", () => {
  it("a money form gets its id when it opens, and refetches the balance after the move", async () => {
    bench.fake.respondWith(depositManual.path, { value: { reference: "D1" } })
    open()
    await bench.adjust(0)
    const before = bench.fake.requestsTo(memberWallet.path).length
    await pay()
    assert.deepInclude(store.get(depositAtom), { _tag: "Done" })
    assert.match(idsSent()[0] ?? "", /^[0-9a-f-]{36}$/)
    assert.strictEqual(bench.fake.requestsTo(memberWallet.path).length, before + 1)
  })

  it("other dialogs wait while a move is in flight, also when its page was left", async () => {
    bench.fake.respondWith(depositManual.path, { after: "3 seconds", reply: { value: { reference: "D1" } } })
    const leave = open()
    await pay()
    leave()
    assert.isTrue(store.get(isMoneyHeldAtom))
    await bench.adjust("3 seconds")
    assert.isFalse(store.get(isMoneyHeldAtom))
  })

  it.each([{ status: 429 }, { refused: "maintenance" }, { refused: "not_logged_in" }])(
    "a deposit keeps its id after the response %j, and a deposit of another amount gets a new id",
    async (reply) => {
      bench.fake.respondWith(depositManual.path, [reply, reply, { value: { reference: "D1" } }])
      open()
      await pay()
      assert.strictEqual(store.get(depositAtom)._tag, "Editing")
      await pay()
      await pay({ amount: "600" })
      const [first, second, third] = idsSent()
      assert.strictEqual(second, first)
      assert.notStrictEqual(third, first)
    },
  )

  it("a deposit whose first request is in progress is unsettled, and its retry has the same id", async () => {
    const inProgress = { status: 409, body: '{"success":false,"message":"in_progress"}' }
    bench.fake.respondWith(depositManual.path, [inProgress, inProgress, { value: { reference: "D1" } }])
    open()
    await pay()
    assert.strictEqual(store.get(depositAtom)._tag, "Unsettled")
    for (const tag of ["Unsettled", "Done"]) {
      store.set(depositAtom, { _tag: "RetryPressed" })
      await bench.adjust(0)
      assert.strictEqual(store.get(depositAtom)._tag, tag)
    }
    assert.lengthOf(new Set(idsSent()), 1)
  })

  it("a money form sends nothing offline, nor when the step before the move fails", async () => {
    bench.fake.respondWith(acceptPromo.path, "unreachable")
    open()
    await pay({ promo: depositPromos[0] })
    assert.deepInclude(store.get(depositAtom), { _tag: "Editing", refusal: { key: "network_slow" } })
    bench.device.tell("offline")
    await pay()
    assert.strictEqual(store.get(depositAtom)._tag, "Editing")
    assert.isEmpty(idsSent())
  })

  it("a deposit continues when the page unmounts: its receipt is stored, and the next visit sees its outcome once", async () => {
    bench.fake.respondWith(depositManual.path, { after: "5 seconds", reply: { value: { reference: "D1" } } })
    const leave = open()
    await settle()
    const before = bench.fake.requestsTo(memberWallet.path).length
    await pay()
    leave()
    await bench.adjust("5 seconds")
    assert.strictEqual(bench.fake.requestsTo(memberWallet.path).length, before + 1)
    assert.strictEqual(bench.runtime.runSync(findReceipt("D1"))?.reference, "D1")
    const leaveReceipt = open()
    assert.strictEqual(store.get(depositAtom)._tag, "Done")
    leaveReceipt()
    open()
    assert.strictEqual(store.get(depositAtom)._tag, "Editing")
  })
})
