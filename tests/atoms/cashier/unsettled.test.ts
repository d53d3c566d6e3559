import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { withdrawalAtom } from "#atoms/cashier/withdrawal.ts"
import { followSessionAtom } from "#atoms/session.ts"
import type { Form } from "#domain/cashier/Deposit.ts"
import { depositBanks, depositPromos } from "#fixtures/data/cashier/payments.ts"
import { acceptPromo, depositManual } from "#gateway/calls/cashier/deposits.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { slots } from "#platform/slots.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { card } from "#tests/domain/samples.ts"
import { type BenchOptions, sessionOf } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import { openBrowser, type Tab } from "#tests/support/tabs.ts"

const orchid = sessionOf(0)
const lotus = sessionOf(1)
const key = cashierSlots.unsettledMoves.key

const bank = depositBanks.find(({ method }) => method === "MANUAL")
const form: Form = { method: "MANUAL", bank, amount: "500", promo: undefined, payer: "" }
const withdrawal = { card, amount: "128.14", paymentPassword: "246810", balance: 5000 }

/** The app on a tab, with the requests that it sent to a path. */
const load = (tab: Tab, options: BenchOptions = {}) => {
  const bench = freshStore({ session: orchid, ...tab, ...options })
  const { store } = bench
  store.set(followSessionAtom)
  const open = () => store.sub(depositAtom, () => {})
  const press = async (...events: ReadonlyArray<Parameters<typeof depositAtom.write>[2]>) => {
    for (const event of events) store.set(depositAtom, event)
    await bench.adjust(0)
  }
  return {
    ...bench,
    open,
    press,
    pay: (change: Partial<Form> = {}) =>
      press({ _tag: "Submitted", form: { ...form, ...change } }, { _tag: "Confirmed" }),
    sent: (path: string = depositManual.path) => bench.fake.requestsTo(path).map(({ body }) => body ?? ""),
    stored: () => tab.areas.local.getItem(key) ?? "[]",
    start: (session: typeof orchid) =>
      bench.runtime.runPromise(CurrentSession.use((current) => current.start(session))),
    end: (how: "left" | "over") =>
      bench.runtime.runPromise(
        CurrentSession.use(({ leave, left, over }) => (how === "over" ? over : Effect.andThen(leave, left))),
      ),
  }
}

/** A tab after a reload, which ended all that the page did and released its locks. */
const reloaded = (stored: string): Tab => {
  const tab = openBrowser().newTab()
  tab.areas.local.setItem(key, stored)
  return tab
}

const done = { value: { reference: "D1" } } as const
const retry = { _tag: "RetryPressed" } as const

describe("an unsettled deposit", () => {
  it("a deposit is stored before it is sent, so a reload during the request opens with it", async () => {
    const tab = openBrowser().newTab()
    const first = load(tab, { script: { [depositManual.path]: { after: "20 seconds", reply: done } } })
    first.open()
    await first.pay()
    const [body] = first.sent()
    const again = load(reloaded(first.stored()), { script: { [depositManual.path]: done } })
    again.open()
    assert.deepInclude(again.store.get(depositAtom), { _tag: "Unsettled" })
    await again.press(retry)
    assert.deepStrictEqual(again.sent(), [body])
    assert.strictEqual(again.store.get(depositAtom)._tag, "Done")
    assert.strictEqual(again.stored(), "[]")
  })

  it.each([
    ["moves the money", done, "Done"],
    ["is refused", { refused: "no_permission" }, "Editing"],
    ["is not processed", { status: 429 }, "Editing"],
  ] as const)("a deposit is not stored after a first attempt that %s", async (_title, reply, tag) => {
    const { open, pay, store, stored } = load(openBrowser().newTab(), {
      script: { [depositManual.path]: reply },
    })
    open()
    await pay()
    assert.strictEqual(store.get(depositAtom)._tag, tag)
    assert.strictEqual(stored(), "[]")
  })

  it("an unsettled deposit stays when its retry is not processed, and ends when it is refused", async () => {
    const { open, pay, press, store, stored } = load(openBrowser().newTab(), {
      script: { [depositManual.path]: ["unreachable", { status: 429 }, { refused: "no_permission" }] },
    })
    open()
    await pay()
    await press(retry)
    assert.strictEqual(store.get(depositAtom)._tag, "Unsettled")
    assert.notStrictEqual(stored(), "[]")
    await press(retry)
    assert.deepInclude(store.get(depositAtom), { _tag: "Editing", refusal: { key: "no_permission" } })
    assert.strictEqual(stored(), "[]")
  })

  it.each(["left", "over"] as const)(
    "survives its session's end (%s), and shows to no other account",
    async (how) => {
      const { open, pay, store, start, end, adjust } = load(openBrowser().newTab(), {
        script: { [depositManual.path]: "unreachable" },
      })
      open()
      store.sub(unsettledMovesAtom, () => {})
      await pay()
      await end(how)
      await start(lotus)
      await adjust(0)
      assert.strictEqual(store.get(depositAtom)._tag, "Editing")
      assert.isEmpty(store.get(unsettledMovesAtom))
      await end("left")
      await start(orchid)
      await adjust(0)
      assert.strictEqual(store.get(depositAtom)._tag, "Unsettled")
      assert.lengthOf(store.get(unsettledMovesAtom), 1)
    },
  )

  it("a deposit is not sent for an account that logged in through another tab after the form was filled in", async () => {
    const tab = openBrowser().newTab()
    const { open, pay, store, sent, stored } = load(tab, { script: { [depositManual.path]: done } })
    open()
    tab.areas.local.setItem(slots.session.key, JSON.stringify(lotus))
    await pay()
    assert.isEmpty(sent())
    assert.strictEqual(stored(), "[]")
    assert.strictEqual(store.get(depositAtom)._tag, "Editing")
  })

  it("an unsettled deposit is removed when the player opened the record and confirms that it is settled", async () => {
    const tab = openBrowser().newTab()
    const first = load(tab, { script: { [depositManual.path]: "unreachable" } })
    first.open()
    await first.pay()
    await first.press({ _tag: "Settled" })
    assert.strictEqual(first.store.get(depositAtom)._tag, "Unsettled")
    await first.press({ _tag: "RecordOpened" })
    const again = load(tab)
    again.open()
    assert.deepInclude(again.store.get(depositAtom), { _tag: "Unsettled", isRecordOpened: true })
    await again.press({ _tag: "Settled" })
    assert.strictEqual(again.store.get(depositAtom)._tag, "Editing")
    assert.strictEqual(again.stored(), "[]")
  })
})

describe("two tabs", () => {
  it("a tab shows the deposit that another tab sends instead of its form", async () => {
    const browser = openBrowser()
    const one = load(browser.newTab(), {
      script: { [depositManual.path]: { after: "5 seconds", reply: done } },
    })
    const two = load(browser.newTab())
    one.open()
    two.open()
    two.store.sub(unsettledMovesAtom, () => {})
    await one.pay()
    await two.adjust(0)
    assert.strictEqual(two.store.get(depositAtom)._tag, "Unsettled")
    assert.lengthOf(two.store.get(unsettledMovesAtom), 1)
    await one.adjust("5 seconds")
    assert.strictEqual(two.store.get(depositAtom)._tag, "Editing")
    assert.isEmpty(two.store.get(unsettledMovesAtom))
  })

  it("two tabs send one deposit when both are confirmed at once", async () => {
    const browser = openBrowser()
    const script = { [depositManual.path]: { after: "5 seconds", reply: "unreachable" } } as const
    const [one, two] = [load(browser.newTab(), { script }), load(browser.newTab(), { script })]
    one.open()
    two.open()
    for (const { store } of [one, two]) store.set(depositAtom, { _tag: "Submitted", form })
    for (const { store } of [one, two]) store.set(depositAtom, { _tag: "Confirmed" })
    await one.adjust("5 seconds")
    await two.adjust("5 seconds")
    assert.lengthOf([...one.sent(), ...two.sent()], 1)
    for (const { store } of [one, two]) assert.strictEqual(store.get(depositAtom)._tag, "Unsettled")
  })

  it("a tab does not resend a deposit that another tab settled", async () => {
    const browser = openBrowser()
    const one = load(browser.newTab(), {
      script: { [depositManual.path]: ["unreachable", { after: "5 seconds", reply: done }] },
    })
    const two = load(browser.newTab(), { script: { [depositManual.path]: done } })
    one.open()
    two.open()
    await one.pay()
    await two.adjust(0)
    await one.press(retry)
    await two.press(retry)
    await one.adjust("5 seconds")
    await two.adjust(0)
    assert.isEmpty(two.sent())
    assert.strictEqual(two.store.get(depositAtom)._tag, "Editing")
  })
})

describe("the bonus of a deposit", () => {
  const promo = depositPromos[0]

  it("a deposit's bonus is claimed once, even when the deposit is sent again after a reload", async () => {
    const tab = openBrowser().newTab()
    const script = {
      [acceptPromo.path]: [{ value: null }, { refused: "no_permission" }],
      [depositManual.path]: "unreachable",
    } as const
    const first = load(tab, { script })
    first.open()
    await first.pay({ promo })
    await first.press(retry)
    assert.lengthOf(first.sent(acceptPromo.path), 1)
    const again = load(tab, {
      script: { [acceptPromo.path]: { refused: "no_permission" }, [depositManual.path]: done },
    })
    again.open()
    await again.press(retry)
    assert.isEmpty(again.sent(acceptPromo.path))
    assert.deepStrictEqual(again.sent(), [first.sent()[0]])
    assert.strictEqual(again.store.get(depositAtom)._tag, "Done")
  })

  it("a deposit is retried after an attempt without a response, even when its bonus is then refused", async () => {
    const { open, pay, store, sent } = load(openBrowser().newTab(), {
      script: {
        [acceptPromo.path]: ["unreachable", { refused: "no_permission" }],
        [depositManual.path]: done,
      },
    })
    open()
    await pay({ promo })
    assert.isEmpty(sent())
    await pay({ promo })
    assert.strictEqual(store.get(depositAtom)._tag, "Done")
  })

  it("a deposit is not sent when its bonus is refused", async () => {
    const { open, pay, store, sent, stored } = load(openBrowser().newTab(), {
      script: { [acceptPromo.path]: { refused: "no_permission" } },
    })
    open()
    await pay({ promo })
    assert.deepInclude(store.get(depositAtom), { _tag: "Editing", refusal: { key: "no_permission" } })
    assert.isEmpty(sent())
    assert.strictEqual(stored(), "[]")
  })
})

describe("an unsettled withdrawal", () => {
  it("a withdrawal that waits for the encryption key is not sent when another account logs in meanwhile", async () => {
    const { store, start, sent, adjust, requestedPaths } = load(openBrowser().newTab(), {
      script: {
        [whitelabel.path]: { after: "5 seconds", reply: { value: {} } },
        [withdraw.path]: { value: { reference: "W1" } },
      },
    })
    store.sub(withdrawalAtom, () => {})
    store.set(withdrawalAtom, { _tag: "Submitted", form: withdrawal })
    store.set(withdrawalAtom, { _tag: "Confirmed" })
    await adjust("1 second")
    await start(lotus)
    await adjust("30 seconds")
    assert.include(requestedPaths(), whitelabel.path)
    assert.isEmpty(sent(withdraw.path))
    assert.isEmpty(store.get(unsettledMovesAtom))
  })

  it("an unsettled withdrawal is stored without the payment password, which a retry after a reload requires", async () => {
    const tab = openBrowser().newTab()
    const script = { [withdraw.path]: "unreachable" } as const
    const first = load(tab, { script })
    first.store.sub(withdrawalAtom, () => {})
    first.store.set(withdrawalAtom, { _tag: "Submitted", form: withdrawal })
    first.store.set(withdrawalAtom, { _tag: "Confirmed" })
    await first.adjust(0)
    assert.notInclude(first.stored(), withdrawal.paymentPassword)
    const again = load(tab, { script })
    again.store.sub(withdrawalAtom, () => {})
    const [move] = again.store.get(unsettledMovesAtom)
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
