import { assert, describe, it } from "@effect/vitest"

import { fundsAtom, transferAtom } from "#atoms/cashier/funds.ts"
import { exchangeAtom, exchangesAtom, goodsAtom } from "#atoms/promo/mall.ts"
import { taskIframeAtom } from "#atoms/promo/tasks.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { consolidatedFunds, walletTransfer } from "#gateway/calls/cashier/funds.ts"
import * as mall from "#gateway/calls/promo/mall.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"

const wallets = [
  { vassalage: "MAIN", displayName: "Main wallet", balance: 80 },
  { vassalage: "KOIW", displayName: "Koiworks", balance: 20 },
]
const wallet = { currencySymbol: "₱", currency: "PHP", sumBalance: 100, wallets }
const emptyPage = { value: { content: [], pageNum: 1, totalPages: 1 } }

describe("a transfer or exchange when the player leaves the page before the response", () => {
  const open = () =>
    showMemberAtoms([fundsAtom, goodsAtom, exchangesAtom], {
      script: {
        [consolidatedFunds.path]: { value: { points: 200 } },
        [mall.goods.path]: emptyPage,
        [mall.exchanges.path]: emptyPage,
        [walletTransfer.path]: { after: "1 second", reply: { value: wallet } },
        [mall.exchange.path]: { after: "1 second", reply: { value: { points: 50 } } },
      },
    })

  it("a funds transfer refetches the member's funds even after the player has left the page", async () => {
    const { store, fake, adjust, mount } = await open()
    const leave = mount(transferAtom)
    await adjust(0)
    const typed = { from: "MAIN", to: "KOIW", amount: "50" }
    store.set(transferAtom, { _tag: "Submitted", form: { typed, wallets } })
    store.set(transferAtom, { _tag: "Confirmed" })
    await adjust(0)
    leave()
    await adjust("1 second")
    assert.lengthOf(fake.requestsTo(consolidatedFunds.path), 2)
  })

  it("an exchange refetches goods, history and points even after the player has closed the dialog", async () => {
    const { store, fake, adjust, mount } = await open()
    store.set(goodsAtom, { filter: {} })
    store.set(exchangesAtom, { filter: {} })
    const leave = mount(exchangeAtom)
    await adjust(0)
    const form = { goodsId: "G1", title: "Fan", image: "", points: 150, stock: 1 }
    store.set(exchangeAtom, { _tag: "Submitted", form })
    store.set(exchangeAtom, { _tag: "Confirmed" })
    await adjust(0)
    leave()
    await adjust("1 second")
    for (const { path } of [mall.goods, mall.exchanges, consolidatedFunds])
      assert.lengthOf(fake.requestsTo(path), 2, path)
  })
})

describe("timing of the task iframe", () => {
  it("[TP-03, TP-04, ER-30] the task iframe mounts after 150 ms, shows 100 ms after its load, and is stuck after 10 s", async () => {
    const { store, adjust } = await showMemberAtoms([taskIframeAtom])
    const step = () => store.get(taskIframeAtom)._tag
    await adjust(149)
    assert.strictEqual(step(), "Waiting")
    await adjust(1)
    assert.strictEqual(step(), "Loading")
    await adjust(millis(timings.taskWait))
    assert.strictEqual(step(), "Stuck")
    store.set(taskIframeAtom, { _tag: "RetryPressed" })
    store.set(taskIframeAtom, { _tag: "IframeLoaded", attempt: 2 })
    await adjust(99)
    assert.strictEqual(step(), "Revealing")
    await adjust(1)
    assert.strictEqual(step(), "Shown")
  })
})
