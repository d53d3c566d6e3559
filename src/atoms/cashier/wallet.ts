import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as Money from "#domain/Money.ts"
import { memberWallet, merchantWallet } from "#gateway/calls/cashier/wallet.ts"
import { type MerchantWallet, symbolOf, type Wallet } from "#domain/cashier/Wallet.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { isTrialAtom, sessionAtom } from "#atoms/session.ts"

/** The merchant's currency, loaded on home for guests too. */
export const merchantWalletAtom = queryAtom(() => Backend.read(merchantWallet, { type: "merchant" }), {
  isPublic: true,
})

/** The member's wallet; undefined for guests, without a request. Set it to refetch the balance. */
export const walletAtom = queryAtom((get) =>
  Option.isNone(get(sessionAtom))
    ? Effect.succeed(Option.none<Wallet>())
    : Effect.map(Backend.read(memberWallet, { type: "member" }), Option.some),
)

/** The total balance for display. A failed refresh keeps the previous amount. */
export const balanceAtom = atom((get) => {
  const remote = get(walletAtom)
  const wallet = get(knownWalletAtom)
  if (wallet === undefined) return { state: remote._tag === "Failed" ? "failed" : "loading" } as const
  return {
    state: get(hidesBalanceAtom) ? "hidden" : "shown",
    currency: symbolOf(wallet),
    text: Money.format(wallet.sumBalance),
    isPlayMoney: get(isTrialAtom),
  } as const
})

export const isBalanceRefreshingAtom = atom((get) => Remote.isPending(get(walletAtom)))

/** The member's wallet, once loaded. */
export const knownWalletAtom = atom((get) =>
  Option.getOrUndefined(Remote.getOrElse(get(walletAtom), () => Option.none())),
)

const symbolOnceKnown = (wallet: MerchantWallet | undefined): string =>
  wallet === undefined ? "" : symbolOf(wallet)

/** The symbol of the member's currency; empty until it is loaded. */
export const currencyAtom = atom((get) => symbolOnceKnown(get(knownWalletAtom)))

/** Formats an amount in the member's currency. */
export const moneyTextAtom = atom((get) => {
  const currency = get(currencyAtom)
  return (amount: number): string => Money.inCurrency(amount, currency)
})

/** The symbol of prices: the member's currency, for guests the merchant's (decision 45). */
export const priceCurrencyAtom = atom((get) =>
  Option.isNone(get(sessionAtom))
    ? symbolOnceKnown(Remote.valueOf(get(merchantWalletAtom)))
    : get(currencyAtom),
)
