import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import type { Receipt } from "#domain/cashier/Deposit.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { findReceipt, keepReceipt, markPaid } from "#services/cashier/storedReceipts.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices, sessionOf } from "#tests/support/services.ts"

const [bank] = depositBanks
const receiptOf = (reference: string): Receipt | undefined =>
  bank === undefined
    ? undefined
    : { reference, amount: 500, bank, payUrl: "https://pay.example/1", qr: "code", keptAt: 0 }

const receipt = receiptOf("D1")

const withReceipt = Effect.fnUntraced(function* () {
  const services = yield* openTestServices({ session: sessionOf(0) })
  assert.isDefined(receipt)
  if (receipt !== undefined) yield* Effect.provide(keepReceipt(receipt), services.context)
  return services
})

describe("deposit receipts stored on the device", () => {
  itEffect("a stored receipt can be found by its reference for seven days", function* () {
    const { context } = yield* withReceipt()
    const found = Effect.provide(findReceipt("D1"), context)
    assert.deepStrictEqual(yield* found, receipt)
    yield* TestClock.adjust("7 days")
    assert.deepStrictEqual(yield* found, receipt)
    yield* TestClock.adjust("1 millis")
    assert.isUndefined(yield* found)
  })

  itEffect("a stored receipt notes that the player has paid, until the player takes it back", function* () {
    const { context } = yield* withReceipt()
    for (const isPaid of [true, false]) {
      yield* Effect.provide(markPaid("D1", isPaid), context)
      assert.strictEqual((yield* Effect.provide(findReceipt("D1"), context))?.isPaid ?? false, isPaid)
    }
  })
})
