import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as KeptReceipt from "#domain/cashier/KeptReceipt.ts"
import type { Bank } from "#domain/cashier/Deposit.ts"

const bank: Bank = {
  method: "MANUAL",
  vendor: "JADE",
  bankCode: "J1",
  bankName: "Jade Coin Bank",
  icon: "",
  min: 100,
  max: 5_000,
}

const receipt = (more: Partial<KeptReceipt.KeptReceipt> = {}): KeptReceipt.KeptReceipt => ({
  owner: "maria",
  keptAt: 0,
  reference: "D1",
  amount: 500,
  bank,
  payUrl: "https://pay.example/1",
  qr: "",
  ...more,
})

describe("stored receipts", () => {
  it("a stored receipt is found by its account and reference only", () => {
    const receipts = [receipt(), receipt({ owner: "neo", reference: "D2" })]
    assert.deepStrictEqual(KeptReceipt.find(receipts, "maria", "D1"), {
      reference: "D1",
      amount: 500,
      bank,
      payUrl: "https://pay.example/1",
      qr: "",
    })
    assert.isUndefined(KeptReceipt.find(receipts, "maria", "D2"))
    assert.isUndefined(KeptReceipt.find(receipts, "neo", "D1"))
    assert.isUndefined(KeptReceipt.find(receipts, undefined, "D1"))
  })

  it("a stored receipt loses an unsafe payment page", () => {
    const stored = receipt({ payUrl: "javascript:alert(1)" })
    assert.strictEqual(KeptReceipt.find([stored], "maria", "D1")?.payUrl, "")
  })

  it("the method used last is that of the account's newest receipt", () => {
    const receipts = [
      receipt(),
      receipt({ bank: { ...bank, method: "QQ" } }),
      receipt({ owner: "neo", bank: { ...bank, method: "ALIPAY" } }),
    ]
    assert.strictEqual(KeptReceipt.lastMethod(receipts, "maria"), "QQ")
    assert.strictEqual(KeptReceipt.lastMethod(receipts, "neo"), "ALIPAY")
    assert.isUndefined(KeptReceipt.lastMethod(receipts, "other"))
  })

  it("a receipt's address escapes its reference", () => {
    assert.strictEqual(KeptReceipt.addressOf("D 1&x"), "/m/voucherCenter?receipt=D%201%26x")
  })

  it("a malformed receipt is dropped, and the others stay", () => {
    const decode = Schema.decodeUnknownSync(KeptReceipt.KeptReceipts)
    const kept = decode([{ owner: "maria" }, receipt()])
    assert.deepStrictEqual(
      kept.map(({ reference }) => reference),
      ["D1"],
    )
  })
})
