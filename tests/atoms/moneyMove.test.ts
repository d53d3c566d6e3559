import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { createStore } from "jotai"

import { depositAtom } from "#atoms/deposit.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { walletAtom } from "#atoms/wallet.ts"
import type { Form } from "#domain/Deposit.ts"
import { depositBanks, depositPromos } from "#fixtures/data/payments.ts"
import { acceptPromo, depositManual } from "#gateway/calls/deposits.ts"
import { memberWallet } from "#gateway/calls/wallet.ts"

import { type RunningBench, runBench, sessionOf, settle } from "../support/services.ts"

let bench: RunningBench
let store: ReturnType<typeof createStore>

const wallet = { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } }

beforeEach(() => {
  bench = runBench({ session: sessionOf(0), script: { [memberWallet.path]: wallet } })
  store = createStore()
  store.set(runtimeAtom, bench.runtime)
  store.sub(walletAtom, () => {})
})
afterEach(() => bench.stop())

const form: Form = { bank: depositBanks[0], amount: "500", promo: undefined, payer: "" }

const open = () => store.sub(depositAtom, () => {})
const pay = async (change: Partial<Form> = {}) => {
  store.set(depositAtom, { _tag: "Submitted", form: { ...form, ...change } })
  store.set(depositAtom, { _tag: "Confirmed" })
  await bench.adjust(0)
}
const idsSent = () =>
  bench.fake.requestsTo(depositManual.path).map(({ body }) => /"requestId":"([^"]+)"/.exec(body ?? "")?.[1])

describe("a form that moves money", () => {
  it("has its id when it is opened, and asks for the balance when the money has moved", async () => {
    bench.fake.answerWith(depositManual.path, { value: { reference: "D1" } })
    open()
    await bench.adjust(0)
    const before = bench.fake.requestsTo(memberWallet.path).length
    await pay()
    assert.deepInclude(store.get(depositAtom), { _tag: "Done" })
    assert.match(idsSent()[0] ?? "", /^[0-9a-f-]{36}$/)
    assert.strictEqual(bench.fake.requestsTo(memberWallet.path).length, before + 1)
  })

  it("without an answer is repeated with the same id", async () => {
    bench.fake.answerWith(depositManual.path, ["unreachable", { value: { reference: "D1" } }])
    open()
    await pay()
    assert.strictEqual(store.get(depositAtom)._tag, "Unsure")
    store.set(depositAtom, { _tag: "RetryPressed" })
    await bench.adjust(0)
    assert.strictEqual(store.get(depositAtom)._tag, "Done")
    const [first, second] = idsSent()
    assert.strictEqual(second, first)
  })

  it("after a refusal goes on with another id", async () => {
    bench.fake.answerWith(depositManual.path, [{ refused: "no_permission" }, { value: { reference: "D1" } }])
    open()
    await pay()
    assert.deepInclude(store.get(depositAtom), { _tag: "Editing", refusal: { key: "no_permission" } })
    await pay()
    const [first, second] = idsSent()
    assert.notStrictEqual(second, first)
  })

  it("sends nothing offline, nor when what comes before it fails", async () => {
    bench.fake.answerWith(acceptPromo.path, "unreachable")
    open()
    await pay({ promo: depositPromos[0] })
    assert.deepInclude(store.get(depositAtom), { _tag: "Editing", refusal: { key: "network_slow" } })
    bench.device.tell("offline")
    await pay()
    assert.strictEqual(store.get(depositAtom)._tag, "Editing")
    assert.isEmpty(idsSent())
  })

  it("goes on when the page is left, and is a fresh one afterwards", async () => {
    bench.fake.answerWith(depositManual.path, { after: "5 seconds", reply: { value: { reference: "D1" } } })
    const leave = open()
    await settle()
    const before = bench.fake.requestsTo(memberWallet.path).length
    await pay()
    leave()
    await bench.adjust("5 seconds")
    assert.strictEqual(bench.fake.requestsTo(memberWallet.path).length, before + 1)
    assert.strictEqual(store.get(depositAtom)._tag, "Editing")
  })
})
