import { afterEach, assert, describe, it } from "@effect/vitest"
import { type Atom, createStore } from "jotai"

import { fundsAtom, transferAtom, walletsAtom } from "#atoms/cashier/funds.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { exchangeAtom, exchangesAtom, goodsAtom, pointsAtom } from "#atoms/promo/mall.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { taskFrameAtom } from "#atoms/promo/tasks.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/cashier/funds.ts"
import * as mall from "#gateway/calls/promo/mall.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { type BenchOptions, type RunningBench, runBench, sessionOf } from "#tests/support/services.ts"

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

const show = async (atoms: ReadonlyArray<Atom<unknown>>, options: BenchOptions = {}) => {
  const running = runBench({ session: sessionOf(0), ...options })
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  store.set(followSessionAtom)
  for (const each of [sessionLifeAtom, ...atoms]) store.sub(each, () => {})
  await running.adjust(0)
  return { ...running, store }
}

const wallet = {
  currencySymbol: "₱",
  currency: "PHP",
  sumBalance: 100,
  wallets: [
    { vassalage: "MAIN", displayName: "Main wallet", balance: 80 },
    { vassalage: "KOIW", displayName: "Koiworks", balance: 20 },
  ],
}

describe("a transfer between wallets", () => {
  it("a funds transfer is confirmed, sent once, and retried with the same request when its outcome is unknown", async () => {
    const { store, fake, adjust } = await show([transferAtom, walletsAtom], {
      script: {
        [memberWallet.path]: { value: wallet },
        [walletTransfer.path]: [{ status: 500 }, { value: wallet }],
      },
    })
    const wallets = store.get(walletsAtom)
    const step = () => store.get(transferAtom)._tag
    const typed = { from: "MAIN", to: "KOIW", amount: "50" }
    store.set(transferAtom, { _tag: "Submitted", form: { typed: { ...typed, amount: "500" }, wallets } })
    assert.strictEqual(step(), "Editing")
    store.set(transferAtom, { _tag: "Submitted", form: { typed, wallets } })
    assert.strictEqual(step(), "Confirming")
    assert.isEmpty(fake.requestsTo(walletTransfer.path))
    store.set(transferAtom, { _tag: "Confirmed" })
    store.set(transferAtom, { _tag: "Confirmed" })
    await adjust(0)
    assert.strictEqual(step(), "Unsettled")
    store.set(transferAtom, { _tag: "RetryPressed" })
    await adjust(0)
    assert.strictEqual(step(), "Done")
    const [first, second, ...others] = fake.requestsTo(walletTransfer.path).map(({ body }) => body)
    assert.isEmpty(others)
    assert.strictEqual(first, second)
    assert.include(first, '"from":"MAIN","to":"KOIW","amount":50')
    assert.isAbove(fake.requestsTo(memberWallet.path).length, 1, "the balance is asked for again")
  })
})

describe("an exchange of points", () => {
  it("an exchange sends one request and returns the remaining points", async () => {
    const good = { goodsId: "G1", title: "Fan", image: "", points: 150, stock: 1 }
    const { store, fake, adjust } = await show(
      [exchangeAtom, goodsAtom, exchangesAtom, fundsAtom, pointsAtom],
      {
        script: {
          [consolidatedFunds.path]: { value: { points: 200 } },
          [mall.goods.path]: { value: { content: [good], pageNum: 1, totalPages: 1 } },
          [mall.exchange.path]: { value: { points: 50 } },
        },
      },
    )
    assert.strictEqual(store.get(pointsAtom), 200)
    store.set(goodsAtom, { want: {} })
    await adjust(0)
    assert.strictEqual(store.get(goodsAtom)._tag, "Shown")
    store.set(exchangeAtom, { _tag: "Submitted", form: good })
    store.set(exchangeAtom, { _tag: "Confirmed" })
    await adjust(0)
    const state = store.get(exchangeAtom)
    assert.deepStrictEqual(state._tag === "Done" ? state.receipt : undefined, { good, left: 50 })
    assert.lengthOf(fake.requestsTo(mall.exchange.path), 1)
  })
})

describe("the task frame on the clock", () => {
  it("[TP-03, TP-04, ER-30] the task frame mounts after 150 ms, shows 100 ms after its load, and is stuck after 10 s", async () => {
    const { store, adjust } = await show([taskFrameAtom])
    const step = () => store.get(taskFrameAtom)._tag
    await adjust(149)
    assert.strictEqual(step(), "Waiting")
    await adjust(1)
    assert.strictEqual(step(), "Loading")
    await adjust(millis(timings.taskWait))
    assert.strictEqual(step(), "Stuck")
    store.set(taskFrameAtom, { _tag: "RetryPressed" })
    store.set(taskFrameAtom, { _tag: "FrameLoaded", attempt: 2 })
    await adjust(99)
    assert.strictEqual(step(), "Settling")
    await adjust(1)
    assert.strictEqual(step(), "Shown")
  })
})
