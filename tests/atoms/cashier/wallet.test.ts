import { assert, describe, it } from "@effect/vitest"

import { balanceAtom, currencyAtom, priceCurrencyAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import * as Money from "#domain/Money.ts"
import { memberWallet, merchantWallet } from "#gateway/calls/cashier/wallet.ts"
import { sessionOf } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"

const shownWith = async (wallet: object, isGuest = false) => {
  const { adjust, store } = freshStore({
    ...(isGuest ? {} : { session: sessionOf(0) }),
    script: {
      [memberWallet.path]: { value: { sumBalance: 1234.5, wallets: [], ...wallet } },
      [merchantWallet.path]: { value: { sumBalance: 1234.5, wallets: [], ...wallet } },
    },
  })
  store.set(followSessionAtom)
  for (const each of [sessionLifeAtom, walletAtom, balanceAtom, priceCurrencyAtom]) store.sub(each, () => {})
  await adjust(0)
  const balance = store.get(balanceAtom)
  return {
    balance:
      balance.state === "shown"
        ? `${balance.currency} ${Money.formatBalance(balance.amount)}`
        : balance.state,
    amounts: store.get(currencyAtom),
    prices: store.get(priceCurrencyAtom),
  }
}

describe("the currency of amounts", () => {
  it.each([
    ["the wallet's symbol", { currencySymbol: "₱", currency: "PHP" }, "₱"],
    ["the wallet's currency without a symbol", { currency: "PHP" }, "PHP"],
    ["CNY when the wallet has no currency", {}, "CNY"],
  ])("[HH-06] a balance shows %s, with a decimal point", async (_which, wallet, symbol) => {
    assert.deepStrictEqual(await shownWith(wallet), {
      balance: `${symbol} 1,234.50`,
      amounts: symbol,
      prices: symbol,
    })
  })

  it.each([
    [519.999, "₱ 519.99"],
    [null, "unknown"],
    ["519.99", "unknown"],
  ])("[HH-05] a balance of %j shows %s", async (sumBalance, shown) => {
    assert.strictEqual((await shownWith({ currencySymbol: "₱", sumBalance })).balance, shown)
  })

  it("[HH-06] prices show the currency CNY to a guest when the merchant's wallet has no currency", async () => {
    assert.strictEqual((await shownWith({}, true)).prices, "CNY")
  })
})
