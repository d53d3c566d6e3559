import { assert, describe, it } from "@effect/vitest"
import { Duration, Effect } from "effect"
import { TestClock } from "effect/testing"

import { timings } from "#config/timings.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { findReceipt, keepReceipt, lastMethod } from "#services/cashier/storedReceipts.ts"
import { openBench, sessionOf } from "#tests/support/services.ts"

const [bank] = depositBanks
const receiptOf = (reference: string): Receipt | undefined =>
  bank === undefined
    ? undefined
    : { reference, amount: 500, bank, payUrl: "https://pay.example/1", qr: "code" }

const receipt = receiptOf("D1")

const withReceipt = Effect.fnUntraced(function* () {
  const bench = yield* openBench({ session: sessionOf(0) })
  assert.isDefined(receipt)
  if (receipt !== undefined) yield* Effect.provide(keepReceipt(receipt), bench.context)
  return bench
})

describe("receipts on the device", () => {
  it.effect("a stored receipt is found by its reference for seven days", () =>
    Effect.gen(function* () {
      const { context } = yield* withReceipt()
      const found = Effect.provide(findReceipt("D1"), context)
      assert.deepStrictEqual(yield* found, receipt)
      yield* TestClock.adjust(timings.receiptStored)
      assert.deepStrictEqual(yield* found, receipt)
      yield* TestClock.adjust(Duration.millis(1))
      assert.isUndefined(yield* found)
    }),
  )

  it.effect("the last used deposit method is that of the account's newest stored receipt of any age", () =>
    Effect.gen(function* () {
      const { areas, context } = yield* withReceipt()
      const last = Effect.provide(lastMethod, context)
      assert.strictEqual(yield* last, "MANUAL")
      const byCode = depositBanks.find(({ method }) => method === "ALIPAY")
      assert.isTrue(receipt !== undefined && byCode !== undefined)
      if (receipt === undefined || byCode === undefined) return
      yield* Effect.provide(keepReceipt({ ...receipt, reference: "D2", bank: byCode }), context)
      assert.strictEqual(yield* last, "ALIPAY")
      yield* TestClock.adjust(Duration.days(60))
      assert.strictEqual(yield* last, "ALIPAY")
      const { key } = cashierSlots.receipts
      const other = yield* openBench({
        session: sessionOf(1),
        stored: { [key]: areas.local.getItem(key) ?? "" },
      })
      assert.isUndefined(yield* Effect.provide(lastMethod, other.context))
    }),
  )

  it.effect(
    "a stored receipt is not found for another account, and an unsafe payment address is dropped",
    () =>
      Effect.gen(function* () {
        const { areas } = yield* withReceipt()
        const { key } = cashierSlots.receipts
        const stored = areas.local.getItem(key) ?? ""
        const other = yield* openBench({ session: sessionOf(1), stored: { [key]: stored } })
        assert.isUndefined(yield* Effect.provide(findReceipt("D1"), other.context))
        const changed = stored.replace("https://pay.example/1", "javascript:alert(1)")
        const own = yield* openBench({ session: sessionOf(0), stored: { [key]: changed } })
        assert.strictEqual((yield* Effect.provide(findReceipt("D1"), own.context))?.payUrl, "")
      }),
  )
})
