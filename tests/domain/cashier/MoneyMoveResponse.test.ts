import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { DepositResponse } from "#domain/cashier/Deposit.ts"
import { MovedWallet } from "#domain/cashier/MoneyMoveResponse.ts"
import { WithdrawalResponse } from "#domain/cashier/Withdrawal.ts"

const decodes = <A, E>(schema: Schema.Codec<A, E>, value: unknown): boolean =>
  Option.isSome(Schema.decodeUnknownOption(schema)(value))

describe("the values of successful money moves", () => {
  it.each([undefined, null, {}, { reference: "" }, { reference: " " }, { reference: null }, { id: "W1" }])(
    "a deposit and a withdrawal with the value %j are malformed",
    (value) => {
      assert.isFalse(decodes(DepositResponse, value))
      assert.isFalse(decodes(WithdrawalResponse, value))
    },
  )

  it.each(["W1", 7, "0"])("a deposit and a withdrawal with the reference %j are valid", (reference) => {
    assert.isTrue(decodes(DepositResponse, { reference }))
    assert.isTrue(decodes(WithdrawalResponse, { reference }))
  })

  it("a transfer's wallet may be empty, and is malformed when the amount of one vendor is missing", () => {
    assert.isTrue(decodes(MovedWallet, { sumBalance: 0, wallets: [{ vassalage: "A", balance: 0 }] }))
    assert.isFalse(decodes(MovedWallet, { sumBalance: 5, wallets: [{ vassalage: "A" }] }))
  })
})
