import { assert, describe, it } from "@effect/vitest"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { areDialogsBlockedAtom } from "#atoms/kernel/dialogBlock.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { unsavedWorkAtom } from "#atoms/frame/updates.ts"
import { depositPromos } from "#fixtures/data/cashier/payments.ts"
import { acceptPromo } from "#gateway/calls/cashier/deposits.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { findReceipt } from "#services/cashier/storedReceipts.ts"

import { done, openDeposit, retry } from "../depositApp.ts"

const wallet = { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 5, wallets: [] } }

const open = (...replies: ReadonlyArray<Parameters<typeof openDeposit>[0]>) => {
  const services = openDeposit(replies.flat(), { script: { [memberWallet.path]: wallet } })
  services.mount(walletAtom)
  return {
    ...services,
    balances: () => services.fake.requestsTo(memberWallet.path).length,
    idsSent: () => services.sent().map((body) => /"requestId":"([^"]+)"/.exec(body)?.[1]),
  }
}

describe("a form that moves money", () => {
  it("a money form sends its money move with an id, and refetches the balance after the money move", async () => {
    const { adjust, balances, pay, tag, idsSent } = open(done)
    await adjust(0)
    const before = balances()
    await pay()
    assert.strictEqual(tag(), "Done")
    assert.match(idsSent()[0] ?? "", /^[0-9a-f-]{36}$/)
    assert.strictEqual(balances(), before + 1)
  })

  it.each([{ status: 429 }, { refused: "maintenance" }, { refused: "not_logged_in" }])(
    "a deposit keeps its id after the response %j, and a deposit with another amount gets a new id",
    async (reply) => {
      const { pay, tag, idsSent } = open(reply, reply, done)
      await pay()
      assert.strictEqual(tag(), "Editing")
      await pay()
      await pay({ amount: "600" })
      const [first, second, third] = idsSent()
      assert.strictEqual(second, first)
      assert.notStrictEqual(third, first)
    },
  )

  it("a deposit that the gateway is still processing is unsettled, and its retry has the same id", async () => {
    const inProgress = { status: 409, body: '{"success":false,"message":"in_progress"}' }
    const { pay, press, tag, idsSent } = open(inProgress, inProgress, done)
    await pay()
    assert.strictEqual(tag(), "Unsettled")
    for (const expected of ["Unsettled", "Done"]) {
      await press(retry)
      assert.strictEqual(tag(), expected)
    }
    assert.lengthOf(new Set(idsSent()), 1)
  })

  it("a money form sends no deposit while offline, or when claiming the bonus fails", async () => {
    const { fake, device, pay, state, tag, idsSent } = open(done)
    fake.respondWith(acceptPromo.path, "unreachable")
    await pay({ promo: depositPromos[0] })
    assert.deepInclude(state(), { _tag: "Editing", refusal: { key: "network_slow" } })
    device.tell("offline")
    await pay()
    assert.strictEqual(tag(), "Editing")
    assert.isEmpty(idsSent())
  })

  it("a deposit continues after its page unmounts: it blocks other dialogs and reloads, and its receipt shows once when the page is mounted again", async () => {
    const { store, adjust, balances, mount, pay, leave, tag, runtime } = open({
      after: "25 seconds",
      reply: done,
    })
    await adjust(0)
    const before = balances()
    await pay()
    leave()
    await adjust("20 seconds")
    assert.isTrue(store.get(areDialogsBlockedAtom))
    assert.isTrue(store.get(unsavedWorkAtom).isWaiting)
    await adjust("5 seconds")
    assert.isFalse(store.get(areDialogsBlockedAtom))
    assert.strictEqual(balances(), before + 1)
    assert.strictEqual(runtime.runSync(findReceipt("D1"))?.reference, "D1")
    const leaveReceipt = mount(depositAtom)
    assert.strictEqual(tag(), "Done")
    leaveReceipt()
    mount(depositAtom)
    assert.strictEqual(tag(), "Editing")
  })
})
