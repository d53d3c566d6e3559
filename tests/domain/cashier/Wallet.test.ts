import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Money from "#domain/Money.ts"
import { symbolOf, Wallet } from "#domain/cashier/Wallet.ts"

describe("the symbol of a wallet", () => {
  it.each([
    ["₱", "PHP", "₱"],
    ["", "PHP", "PHP"],
    ["", "", "CNY"],
  ])("a wallet with the symbol '%s' and the currency '%s' shows %s", (currencySymbol, currency, shown) => {
    assert.strictEqual(symbolOf({ currencySymbol, currency }), shown)
  })
})

describe("a wallet balance that is not known", () => {
  it.each([null, "5", "1,000.00", "", true, {}])("keeps a wallet with the unknown balance %j", (balance) => {
    const read = Schema.decodeUnknownSync(Wallet)
    const wallet = read({ sumBalance: balance, wallets: [{ vassalage: "JDB", balance }] })
    assert.isUndefined(wallet.sumBalance)
    assert.deepStrictEqual(wallet.wallets, [{ vassalage: "JDB", displayName: "", balance: undefined }])
  })

  it("a balance above 2^53 keeps every digit", () => {
    const read = Schema.decodeUnknownSync(Wallet)
    const { sumBalance } = read({ sumBalance: "9007199254740993.00", wallets: [] })
    assert.strictEqual(Money.formatBalance(sumBalance ?? 0), "9,007,199,254,740,993.00")
  })
})
