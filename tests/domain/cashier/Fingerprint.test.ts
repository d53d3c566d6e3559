import { assert, describe, it } from "@effect/vitest"

import { fingerprintOf } from "#domain/cashier/Fingerprint.ts"
import { depositBanks, depositPromos } from "#fixtures/data/cashier/payments.ts"

const bank = depositBanks.find(({ method }) => method === "MANUAL")
const otherBank = depositBanks.find(({ method }) => method === "GATEWAY")
const deposit = { method: bank?.method, bank, amount: "500", promo: undefined, payer: "Maria" }
const card = { cardId: "1", bankCode: "J1", bankName: "Jade", cardNumberMasked: "*1", payeeName: "Maria" }
const withdrawal = { card, amount: "500", paymentPassword: "246810", balance: 900 }
const wallets = [{ vassalage: "a", displayName: "A", balance: 9 }]
const transfer = { typed: { from: "a", to: "b", amount: "5" }, wallets }

describe("the fingerprint of a money request", () => {
  it("two requests with the same contents have the same fingerprint, however the amount is written", () => {
    const first = fingerprintOf("deposit", deposit)
    for (const amount of ["500.00", " 500 ", "₱500"])
      assert.strictEqual(fingerprintOf("deposit", { ...deposit, amount }), first)
    const again = { ...withdrawal, paymentPassword: "", balance: undefined }
    assert.strictEqual(fingerprintOf("withdrawal", again), fingerprintOf("withdrawal", withdrawal))
    assert.strictEqual(
      fingerprintOf("transfer", { ...transfer, wallets: [] }),
      fingerprintOf("transfer", transfer),
    )
  })

  it("requests that differ in address or body have different fingerprints", () => {
    const deposits = [
      deposit,
      { ...deposit, amount: "5000" },
      { ...deposit, amount: "500.01" },
      { ...deposit, bank: otherBank },
      { ...deposit, bank: bank && { ...bank, method: "ALIPAY" as const }, payer: "" },
      { ...deposit, promo: depositPromos[0] },
      { ...deposit, payer: "" },
      { ...deposit, payer: "Jun" },
    ].map((form) => fingerprintOf("deposit", form))
    assert.lengthOf(new Set(deposits), deposits.length)
    const others = [
      fingerprintOf("withdrawal", withdrawal),
      fingerprintOf("withdrawal", { ...withdrawal, card: { ...card, cardId: "2" } }),
      fingerprintOf("agentTransfer", [{ account: "jun", typed: "12" }]),
      fingerprintOf("agentTransfer", [{ account: "jun", typed: "21" }]),
      fingerprintOf("transfer", transfer),
      fingerprintOf("transfer", { ...transfer, typed: { ...transfer.typed, to: "c" } }),
    ]
    assert.lengthOf(new Set(others), others.length)
  })

  it("a fingerprint contains no name, card or password", () => {
    const text = fingerprintOf("withdrawal", withdrawal) + fingerprintOf("deposit", deposit)
    assert.notMatch(text, /Maria|246810|Jade/)
  })
})
