import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { sendingsAtom } from "#atoms/cashier/unsettled.ts"
import { withdrawalAtom } from "#atoms/cashier/withdrawal.ts"
import { depositPromos } from "#fixtures/data/cashier/payments.ts"
import { acceptPromo } from "#gateway/calls/cashier/deposits.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { storageItems } from "#platform/storageItems.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { theLock } from "#tests/gateway/lock.ts"
import { bareWhitelabel, card } from "#tests/domain/samples.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"

import { done, unsettledMovesKey, openDeposit, retry, submitted } from "../depositApp.ts"

const lotus = sessionOf(1)
const withdrawal = { card, amount: "128.14", paymentPassword: "246810", balance: 5000 }

type App = ReturnType<typeof openDeposit>

const withdrawIn = ({ mount, store }: App) => {
  const leave = mount(withdrawalAtom)
  store.set(withdrawalAtom, { _tag: "Submitted", form: withdrawal })
  store.set(withdrawalAtom, { _tag: "Confirmed" })
  return leave
}

const startIn = ({ runtime }: Pick<App, "runtime">, session: typeof lotus) =>
  runtime.runPromise(CurrentSession.use((current) => current.start(session)))

describe("an unsettled deposit", () => {
  it("a deposit is stored before it is sent, so a page reloaded during the request shows the deposit", async () => {
    const first = openDeposit({ after: "20 seconds", reply: done })
    await first.pay()
    // A reload ends all that the page did and releases its locks.
    const again = openDeposit(done, { stored: { [unsettledMovesKey]: first.stored() } })
    assert.strictEqual(again.tag(), "Unsettled")
    await again.press(retry)
    assert.deepStrictEqual(again.sent(), first.sent())
    assert.strictEqual(again.tag(), "Done")
    assert.strictEqual(again.stored(), "[]")
  })

  it.each([
    ["moves the money", done, "Done"],
    ["is refused", { refused: "no_permission" }, "Editing"],
    ["is not processed", { status: 429 }, "Editing"],
  ] as const)("a deposit is not stored after a first attempt that %s", async (_title, reply, tag) => {
    const app = openDeposit(reply)
    await app.pay()
    assert.strictEqual(app.tag(), tag)
    assert.strictEqual(app.stored(), "[]")
  })

  it("an unsettled deposit stays when the gateway does not process its retry, and ends when the gateway refuses it", async () => {
    const { pay, press, state, tag, stored } = openDeposit([
      "unreachable",
      { status: 429 },
      { refused: "no_permission" },
    ])
    await pay()
    await press(retry)
    assert.strictEqual(tag(), "Unsettled")
    assert.notStrictEqual(stored(), "[]")
    await press(retry)
    assert.deepInclude(state(), { _tag: "Editing", refusal: { key: "no_permission" } })
    assert.strictEqual(stored(), "[]")
  })

  it.each(["left", "over"] as const)(
    "is kept without its form when its session ends (%s), and is not shown to other accounts",
    async (how) => {
      const app = openDeposit("unreachable")
      const end = (by: typeof how) =>
        app.runtime.runPromise(
          CurrentSession.use(({ leave, left, over }) => (by === "over" ? over : Effect.andThen(leave, left))),
        )
      await app.pay()
      await end(how)
      await app.adjust(0)
      await import("#services/eraseDetails.ts")
      await startIn(app, lotus)
      await app.adjust(0)
      assert.strictEqual(app.tag(), "Editing")
      assert.isEmpty(app.incomplete())
      await end("left")
      await startIn(app, sessionOf(0))
      await app.adjust(0)
      assert.isEmpty(app.unsettled())
      assert.deepInclude(app.incomplete()[0], { kind: "deposit", isErased: true })
    },
  )

  it("a deposit is not sent if another account logs in through another tab after the player has filled in the form", async () => {
    const { pay, areas, sent, stored, tag } = openDeposit(done)
    areas.local.setItem(storageItems.session.key, JSON.stringify(lotus))
    await pay()
    assert.isEmpty(sent())
    assert.strictEqual(stored(), "[]")
    assert.strictEqual(tag(), "Editing")
  })

  it("an unsettled deposit is removed after the player has opened the account record and confirmed that the deposit is settled", async () => {
    const first = openDeposit("unreachable")
    await first.pay()
    await first.press({ _tag: "Settled" })
    assert.strictEqual(first.tag(), "Unsettled")
    await first.press({ _tag: "RecordOpened" })
    const again = openDeposit(done, { areas: first.areas })
    assert.deepInclude(again.state(), { _tag: "Unsettled", isRecordOpened: true })
    await again.press({ _tag: "Settled" })
    assert.strictEqual(again.tag(), "Editing")
    assert.strictEqual(again.stored(), "[]")
  })
})

describe("deposits in two tabs", () => {
  it("a tab shows a deposit sent in another tab instead of its form", async () => {
    const browser = openBrowser()
    const one = openDeposit({ after: "5 seconds", reply: done }, browser.newTab())
    const two = openDeposit(done, browser.newTab())
    await one.pay()
    await two.adjust(0)
    assert.strictEqual(two.tag(), "Unsettled")
    assert.lengthOf(two.unsettled(), 1)
    await one.adjust("5 seconds")
    assert.strictEqual(two.tag(), "Editing")
    assert.isEmpty(two.unsettled())
  })

  it("two tabs in which a deposit is confirmed at the same time send only one deposit", async () => {
    const browser = openBrowser()
    const open = () => openDeposit({ after: "5 seconds", reply: "unreachable" }, browser.newTab())
    const [one, two] = [open(), open()]
    for (const { store } of [one, two]) store.set(depositAtom, submitted())
    for (const { store } of [one, two]) store.set(depositAtom, { _tag: "Confirmed" })
    await one.adjust("5 seconds")
    await two.adjust("5 seconds")
    assert.lengthOf([...one.sent(), ...two.sent()], 1)
    for (const { tag } of [one, two]) assert.strictEqual(tag(), "Unsettled")
  })

  it("a tab does not send a deposit again after another tab has settled it", async () => {
    const browser = openBrowser()
    const one = openDeposit(["unreachable", { after: "5 seconds", reply: done }], browser.newTab())
    const two = openDeposit(done, browser.newTab())
    await one.pay()
    await two.adjust(0)
    await one.press(retry)
    await two.press(retry)
    await one.adjust("5 seconds")
    await two.adjust(0)
    assert.isEmpty(two.sent())
    assert.strictEqual(two.tag(), "Editing")
  })
})

describe("a deposit equal to one that has just succeeded", () => {
  it("is sent from a tab that waited for the lock only after the player confirms again", async () => {
    const browser = openBrowser()
    const open = () => openDeposit({ after: "5 seconds", reply: done }, browser.newTab())
    const [one, two] = [open(), open()]
    for (const { store } of [one, two]) store.set(depositAtom, submitted())
    for (const { store } of [one, two]) store.set(depositAtom, { _tag: "Confirmed" })
    await one.adjust("5 seconds")
    await two.adjust(0)
    assert.deepInclude(two.state(), { _tag: "Confirming", obstacle: "equal" })
    assert.isEmpty(two.sent())
    await two.press({ _tag: "Confirmed" })
    assert.lengthOf(two.sent(), 1)
  })

  it.each([
    ["five minutes later", "5 minutes", {}],
    ["with another amount", 0, { amount: "600" }],
  ] as const)("is sent at once %s", async (_title, later, change) => {
    const app = openDeposit(done)
    await app.pay()
    await app.press({ _tag: "StartedOver" })
    await app.adjust(later)
    await app.pay(change)
    assert.lengthOf(app.sent(), 2)
  })
})

describe("a deposit sent 24 hours ago by the gateway's time", () => {
  it("is sent again only after the record was opened and the player accepts a second payment", async () => {
    const { adjust, press, pay, sent, store, tag, toasts } = openDeposit(["unreachable", done])
    await pay()
    await adjust("24 hours")
    const accepted = { ...retry, isSecondAccepted: true }
    for (const event of [retry, accepted]) {
      await press(event)
      assert.strictEqual(tag(), "Unsettled")
      assert.deepStrictEqual(toasts().at(-1), "second_payment bad")
    }
    await press({ _tag: "RecordOpened" }, retry)
    const [sending] = store.get(sendingsAtom).values()
    assert.deepInclude(sending, { isForgotten: true })
    assert.lengthOf(sent(), 1)
    await press(accepted)
    assert.lengthOf(sent(), 2)
    assert.strictEqual(tag(), "Done")
  })
})

describe("the bonus of a deposit", () => {
  const promo = depositPromos[0]

  it("a deposit's bonus is claimed once, even when the deposit is sent again after a reload", async () => {
    const first = openDeposit("unreachable", {
      script: { [acceptPromo.path]: [{ value: null }, { refused: "no_permission" }] },
    })
    await first.pay({ promo })
    await first.press(retry)
    assert.lengthOf(first.bodiesTo(acceptPromo.path), 1)
    const again = openDeposit(done, {
      areas: first.areas,
      script: { [acceptPromo.path]: { refused: "no_permission" } },
    })
    await again.press(retry)
    assert.isEmpty(again.bodiesTo(acceptPromo.path))
    assert.deepStrictEqual(again.sent(), [first.sent()[0]])
    assert.strictEqual(again.tag(), "Done")
  })

  it("a session that ends while a repeat claims the bonus leaves the form erased", async () => {
    const first = openDeposit(done, { script: { [acceptPromo.path]: "never" } })
    await first.pay({ promo })
    const claim = { after: "5 seconds", reply: { value: null } } as const
    const stored = { [unsettledMovesKey]: first.stored() }
    const again = openDeposit(done, { stored, script: { [acceptPromo.path]: claim } })
    await again.press(retry)
    await again.runtime.runPromise(CurrentSession.use(({ over }) => over))
    await import("#services/eraseDetails.ts")
    await again.adjust("5 seconds")
    assert.isEmpty(again.sent())
    assert.include(again.stored(), '"isErased":true')
  })

  it("a deposit without a response can be retried even when its bonus is then refused", async () => {
    const { pay, tag, sent } = openDeposit(done, {
      script: { [acceptPromo.path]: ["unreachable", { refused: "no_permission" }] },
    })
    await pay({ promo })
    assert.isEmpty(sent())
    await pay({ promo })
    assert.strictEqual(tag(), "Done")
  })

  it("a deposit is not sent when the gateway refuses its bonus", async () => {
    const { pay, state, sent, stored } = openDeposit(done, {
      script: { [acceptPromo.path]: { refused: "no_permission" } },
    })
    await pay({ promo })
    assert.deepInclude(state(), { _tag: "Editing", refusal: { key: "no_permission" } })
    assert.isEmpty(sent())
    assert.strictEqual(stored(), "[]")
  })
})

describe("an unsettled withdrawal", () => {
  it.each([
    ["another account logs in", (app: App) => startIn(app, lotus), undefined],
    ["its page closes", async ({ leave }: App) => leave(), "move_page_closed bad"],
    // The read of the key waits until the device is online.
    ["the device is offline for too long", async ({ device }: App) => device.tell("offline"), undefined],
  ])(
    "a withdrawal that waits for the encryption key is not sent later if %s meanwhile",
    async (_title, meanwhile, toast) => {
      const { loginKey } = await theLock()
      const app = openDeposit(done, {
        script: {
          [whitelabel.path]: [
            { after: "5 seconds", reply: { status: 503 } },
            { value: { ...bareWhitelabel, loginKey } },
          ],
          [withdraw.path]: { value: { reference: "W1" } },
        },
      })
      const leave = withdrawIn(app)
      await app.adjust("1 second")
      await meanwhile({ ...app, leave })
      await app.adjust("40 seconds")
      app.device.tell("online")
      await app.adjust("10 seconds")
      assert.include(app.requestedPaths(), whitelabel.path)
      assert.isEmpty(app.bodiesTo(withdraw.path))
      assert.isEmpty(app.unsettled())
      assert.strictEqual(app.store.get(withdrawalAtom)._tag, "Editing")
      assert.deepStrictEqual(app.toasts(), toast === undefined ? [] : [toast])
    },
  )

  it("an unsettled withdrawal is stored without the payment password, which a retry after a reload requires", async () => {
    const { loginKey } = await theLock()
    const first = openDeposit(done, {
      script: { [whitelabel.path]: { value: { ...bareWhitelabel, loginKey } } },
    })
    withdrawIn(first)
    await first.adjust(0)
    assert.notInclude(first.stored(), withdrawal.paymentPassword)
    const again = openDeposit(done, { areas: first.areas })
    again.mount(withdrawalAtom)
    const [move] = again.unsettled()
    assert.deepInclude(again.store.get(withdrawalAtom), {
      _tag: "Unsettled",
      request: {
        form: { ...withdrawal, paymentPassword: "", balance: undefined },
        requestId: move?.requestId ?? "",
      },
    })
    again.store.set(withdrawalAtom, retry)
    assert.deepInclude(again.store.get(withdrawalAtom), { error: { key: "enter_payment_password" } })
    again.store.set(withdrawalAtom, { ...retry, secret: "246810" })
    assert.deepInclude(again.store.get(withdrawalAtom), {
      _tag: "Sending",
      request: { form: { ...withdrawal, balance: undefined }, requestId: move?.requestId ?? "" },
    })
  })
})
