import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { followSessionAtom } from "#atoms/session.ts"
import type { Form } from "#domain/cashier/Deposit.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { memoryAreas } from "#platform/Storage.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { type BenchOptions, sessionOf } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import { openBrowser } from "#tests/support/tabs.ts"

const key = cashierSlots.unsettledMoves.key
const bank = depositBanks.find(({ method }) => method === "MANUAL")
const form: Form = { method: "MANUAL", bank, amount: "500", promo: undefined, payer: "" }
const done = { value: { reference: "D1" } } as const

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
}

/** Storage that refuses the unsettled moves. */
const fullAreas = (onMoves: () => void = refuse) => {
  const { local, session } = memoryAreas()
  return {
    session,
    local: {
      ...local,
      setItem: (name: string, text: string) => {
        if (name === key) onMoves()
        else local.setItem(name, text)
      },
    },
  }
}

/** The app on a tab, whose deposit page is open. */
const load = (options: BenchOptions) => {
  const bench = freshStore({ session: sessionOf(0), ...options })
  const { store } = bench
  store.set(followSessionAtom)
  store.sub(depositAtom, () => {})
  store.sub(unsettledMovesAtom, () => {})
  const press = async (...events: ReadonlyArray<Parameters<typeof depositAtom.write>[2]>) => {
    for (const event of events) store.set(depositAtom, event)
    await bench.adjust(0)
  }
  return {
    ...bench,
    press,
    pay: () => press({ _tag: "Submitted", form }, { _tag: "Confirmed" }),
    state: () => store.get(depositAtom),
    unsettled: () => store.get(unsettledMovesAtom),
    sent: () => bench.fake.requestsTo(depositManual.path).map(({ body }) => body ?? ""),
  }
}

describe("a device that cannot store a money move", () => {
  it("a confirmed deposit asks the browser to keep the storage, and does not wait for it", async () => {
    let asked = 0
    const lasting = Effect.andThen(
      Effect.sync(() => {
        asked += 1
      }),
      Effect.never,
    )
    const { pay, press, sent } = load({ lasting, script: { [depositManual.path]: done } })
    await press({ _tag: "Submitted", form })
    assert.strictEqual(asked, 0)
    await press({ _tag: "Cancelled" })
    await pay()
    assert.strictEqual(asked, 1)
    assert.lengthOf(sent(), 1)
  })

  it("a deposit that the storage refuses is sent only after the player accepts that", async () => {
    const { pay, press, sent, state } = load({
      areas: fullAreas(),
      script: { [depositManual.path]: done },
    })
    await pay()
    assert.isEmpty(sent())
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "untracked" })
    await press({ _tag: "Confirmed" })
    assert.lengthOf(sent(), 1)
    assert.strictEqual(state()._tag, "Done")
  })

  it("a deposit that the storage seems to take and does not return is not sent", async () => {
    const { pay, sent, state } = load({ areas: fullAreas(() => {}) })
    await pay()
    assert.isEmpty(sent())
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "untracked" })
  })

  it("a deposit that the player cancels there leaves nothing unsettled", async () => {
    const { pay, press, state, unsettled } = load({ areas: fullAreas() })
    await pay()
    await press({ _tag: "Cancelled" })
    assert.strictEqual(state()._tag, "Editing")
    assert.isEmpty(unsettled())
  })

  it("a deposit without an answer is unsettled in its tab until a retry is answered, after a reload too", async () => {
    const areas = fullAreas()
    const first = load({ areas, script: { [depositManual.path]: "unreachable" } })
    await first.pay()
    await first.press({ _tag: "Confirmed" })
    assert.strictEqual(first.state()._tag, "Unsettled")
    const again = load({ areas, script: { [depositManual.path]: ["unreachable", done] } })
    assert.strictEqual(again.state()._tag, "Unsettled")
    await again.press({ _tag: "RetryPressed" })
    assert.lengthOf(again.unsettled(), 1)
    await again.press({ _tag: "RetryPressed" })
    assert.strictEqual(again.state()._tag, "Done")
    assert.deepStrictEqual(again.sent(), [...first.sent(), ...first.sent()])
    assert.isEmpty(load({ areas }).unsettled())
  })

  it("a deposit that only its tab remembers survives the end of its session", async () => {
    const areas = fullAreas()
    const { pay, press, runtime, adjust } = load({
      areas,
      script: { [depositManual.path]: "unreachable" },
    })
    await pay()
    await press({ _tag: "Confirmed" })
    await runtime.runPromise(CurrentSession.use(({ over }) => over))
    await runtime.runPromise(CurrentSession.use(({ start }) => Effect.asVoid(start(sessionOf(0)))))
    await adjust(0)
    assert.lengthOf(load({ areas }).unsettled(), 1)
  })
})

describe("a money move beside other tabs", () => {
  it("a deposit is not sent while another tab keeps the lock, and a later press sends it", async () => {
    const browser = openBrowser()
    const tab = browser.newTab()
    const other = browser.newTab()
    const { pay, press, adjust, sent, state, runtime } = load({
      ...tab,
      script: { [depositManual.path]: done },
    })
    const lock = `deposit ["lantern","id-0"]`
    void runtime.runPromise(Effect.exit(other.tabs.inOneTab(lock)(Effect.sleep("50 seconds"))))
    await adjust(0)
    await pay()
    await adjust("29 seconds")
    assert.strictEqual(state()._tag, "Sending")
    await adjust("1 second")
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "otherTab" })
    assert.isEmpty(sent())
    await adjust("20 seconds")
    await press({ _tag: "Confirmed" })
    assert.lengthOf(sent(), 1)
    assert.strictEqual(state()._tag, "Done")
  })

  it("a page that returns from the back-forward cache shows a move that another tab sent meanwhile", async () => {
    const areas = memoryAreas()
    // Two tabs that share storage, and no event: a cached page gets none.
    const cached = load({ areas })
    await cached.press({ _tag: "Submitted", form })
    const other = load({ areas, script: { [depositManual.path]: "unreachable" } })
    await other.pay()
    assert.strictEqual(cached.state()._tag, "Confirming")
    cached.device.tell("restored")
    assert.strictEqual(cached.state()._tag, "Unsettled")
    assert.lengthOf(cached.unsettled(), 1)
  })
})
