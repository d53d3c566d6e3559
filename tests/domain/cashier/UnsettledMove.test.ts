import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"

import * as StoredMoves from "#domain/cashier/StoredMoves.ts"
import { findKind, UnsettledMove } from "#domain/cashier/UnsettledMove.ts"
import { ownerOf } from "#domain/Session.ts"
import { visible } from "#domain/Name.ts"
import { Session } from "#domain/Session.ts"
import { depositBanks, depositPromos } from "#fixtures/data/cashier/payments.ts"
import { card } from "#tests/domain/samples.ts"

const common = {
  owner: '["lantern","id-0"]',
  requestId: "r1",
  amount: "₱ 500.00",
  isPrepared: false,
  isRecordOpened: false,
  sentAt: 0,
}
const [bank] = depositBanks

const moves = (text: string, sign: { readonly currency?: string } = {}): ReadonlyArray<UnsettledMove> => [
  ...[undefined, depositPromos[0]].map((promo) => ({
    ...common,
    kind: "deposit" as const,
    form: { method: bank?.method, bank, amount: text, promo, payer: text, ...sign },
  })),
  {
    ...common,
    kind: "withdrawal",
    form: { card, amount: text, paymentPassword: "", balance: undefined, ...sign },
  },
  {
    ...common,
    kind: "transfer",
    form: {
      typed: { from: text, to: "b", amount: text },
      wallets: [{ vassalage: "a", displayName: visible(text), balance: 1 }],
      ...sign,
    },
  },
  {
    ...common,
    kind: "exchange",
    form: { goodsId: "g", title: visible(text), image: "", points: 5, stock: 1 },
  },
  {
    ...common,
    kind: "dividend",
    form: { account: text, period: "2026-11", stake: 1, rate: 2, amount: 3, status: "due" },
  },
  { ...common, kind: "agentTransfer", form: [{ account: text, typed: text, ...sign }] },
]

const encode = (stored: ReadonlyArray<UnsettledMove>) =>
  Schema.encodeSync(StoredMoves.StoredMoves)(stored.map(StoredMoves.entryOf))
const decode = (stored: string) =>
  StoredMoves.readable(Schema.decodeUnknownSync(StoredMoves.StoredMoves)(stored))

describe("stored money moves (deposits, withdrawals, transfers)", () => {
  it("a stored money move is found by its kind", () => {
    assert.strictEqual(findKind(moves("5"), "transfer")?.form.typed.amount, "5")
    assert.strictEqual(findKind(moves("5"), "dividend")?.form.account, "5")
    assert.isUndefined(findKind([], "deposit"))
  })

  it("a stored money move belongs to the merchant's account by id, or by user name if the id is empty", () => {
    const sessionOf = (id: string) =>
      Schema.decodeUnknownSync(Session)({ token: "T", merchantCode: "lantern", id, userName: "neo" })
    assert.strictEqual(ownerOf(sessionOf("77")), '["lantern","77"]')
    assert.strictEqual(ownerOf(sessionOf("")), '["lantern","neo"]')
  })

  it("stored money moves of every kind are unchanged after encoding and decoding, with and without a currency", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const sign of [{}, { currency: text }])
          assert.deepStrictEqual(decode(encode(moves(text, sign))), moves(text, sign))
      }),
    )
  })

  it("stored money moves contain no payment password", () => {
    const form = { card, amount: "500", paymentPassword: "246810", balance: 1000 }
    assert.notInclude(encode([{ ...common, kind: "withdrawal", form }]), "246810")
  })

  it("stored money moves are decoded despite malformed entries between them", () => {
    const sound: ReadonlyArray<unknown> = JSON.parse(encode(moves("1")))
    fc.assert(
      fc.property(fc.jsonValue(), (broken) => {
        fc.pre(!Schema.is(UnsettledMove)(broken))
        const stored = sound.flatMap((move) => [broken, move])
        assert.deepStrictEqual(decode(JSON.stringify(stored)), moves("1"))
      }),
    )
  })
})
