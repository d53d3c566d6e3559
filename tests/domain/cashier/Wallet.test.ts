import { assert, describe, it } from "@effect/vitest"

import { symbolOf } from "#domain/cashier/Wallet.ts"

describe("the symbol of a wallet", () => {
  it.each([
    ["₱", "PHP", "₱"],
    ["", "PHP", "PHP"],
    ["", "", "CNY"],
  ])("a wallet with the symbol '%s' and the currency '%s' shows %s", (currencySymbol, currency, shown) => {
    assert.strictEqual(symbolOf({ currencySymbol, currency }), shown)
  })
})
