import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as StoredReceipt from "#domain/cashier/StoredReceipt.ts"
import { bank } from "#tests/domain/samples.ts"

const receipt = (more: Partial<StoredReceipt.StoredReceipt> = {}): StoredReceipt.StoredReceipt => ({
  owner: "maria",
  keptAt: 0,
  reference: "D1",
  amount: 500,
  bank,
  payUrl: "https://pay.example/1",
  qr: "",
  ...more,
})

const first = (stored: StoredReceipt.StoredReceipt) => StoredReceipt.ownOf([stored], "maria")[0]

describe("stored receipts", () => {
  it("an account finds only its own receipts, newest first", () => {
    const receipts = [receipt(), receipt({ owner: "neo", reference: "D2" }), receipt({ reference: "D3" })]
    const own = { reference: "D1", amount: 500, bank, payUrl: "https://pay.example/1", qr: "", keptAt: 0 }
    assert.deepStrictEqual(StoredReceipt.ownOf(receipts, "maria"), [{ ...own, reference: "D3" }, own])
    assert.isEmpty(StoredReceipt.ownOf(receipts, undefined))
  })

  it("a stored receipt keeps its payment deadline and bonus, and drops malformed ones", () => {
    const { expires, bonus } = first(receipt({ expires: 5, bonus: 50 })) ?? {}
    assert.deepStrictEqual([expires, bonus], [5, 50])
    const read = Schema.decodeUnknownSync(StoredReceipt.StoredReceipts)
    const [malformed] = read([{ ...receipt(), expires: "soon", bonus: null }])
    assert.deepStrictEqual(
      [malformed?.reference, malformed?.expires, malformed?.bonus],
      ["D1", undefined, undefined],
    )
  })

  it.each([0, -1, 1_900_000_000])("a payment deadline of %s is no epoch time and is dropped", (expires) => {
    const read = Schema.decodeUnknownSync(StoredReceipt.StoredReceipts)
    assert.isUndefined(read([{ ...receipt(), expires }])[0]?.expires)
  })

  it("a stored receipt drops an unsafe payment page", () => {
    const stored = receipt({ payUrl: "javascript:alert(1)" })
    assert.strictEqual(first(stored)?.payUrl, "")
  })

  it("the last used deposit method is the method of the account's newest receipt", () => {
    const receipts = [
      receipt(),
      receipt({ bank: { ...bank, method: "QQ" } }),
      receipt({ owner: "neo", bank: { ...bank, method: "ALIPAY" } }),
    ]
    assert.strictEqual(StoredReceipt.lastMethod(receipts, "maria"), "QQ")
    assert.strictEqual(StoredReceipt.lastMethod(receipts, "neo"), "ALIPAY")
    assert.isUndefined(StoredReceipt.lastMethod(receipts, "other"))
  })

  it("the address of a receipt escapes the receipt's reference", () => {
    assert.strictEqual(StoredReceipt.addressOf("D 1&x"), "/m/voucherCenter?receipt=D%201%26x")
  })

  it("a malformed stored receipt is dropped, and the other receipts stay", () => {
    const decode = Schema.decodeUnknownSync(StoredReceipt.StoredReceipts)
    const stored = decode([{ owner: "maria" }, receipt()])
    assert.deepStrictEqual(
      stored.map(({ reference }) => reference),
      ["D1"],
    )
  })
})
