import { Effect, Option } from "effect"
import { atom } from "jotai"

import type { Value } from "#domain/Decimal.ts"
import * as Money from "#domain/Money.ts"
import { memberWallet, merchantWallet } from "#gateway/calls/cashier/wallet.ts"
import { type MerchantWallet, symbolOf, type Wallet } from "#domain/cashier/Wallet.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { isTrialAtom, sessionAtom } from "#atoms/session.ts"

export const merchantWalletAtom = queryAtom(() => Backend.read(merchantWallet, { type: "merchant" }), {
  isPublic: true,
})

/** Returns none for guests without sending a request. */
export const walletAtom = queryAtom((get) =>
  Option.isNone(get(sessionAtom))
    ? Effect.succeed(Option.none<Wallet>())
    : Effect.map(Backend.read(memberWallet, { type: "member" }), Option.some),
)

/** A failed refresh keeps the previous amount. */
export const balanceAtom = atom((get) => {
  const remote = get(walletAtom)
  const wallet = get(knownWalletAtom)
  if (wallet === undefined) return { state: remote._tag === "Failed" ? "failed" : "loading" } as const
  if (wallet.sumBalance === undefined) return { state: "unknown" } as const
  return {
    state: get(hidesBalanceAtom) ? "hidden" : "shown",
    currency: symbolOf(wallet),
    amount: wallet.sumBalance,
    isPlayMoney: get(isTrialAtom),
  } as const
})

export const isBalanceRefreshingAtom = atom((get) => Remote.isPending(get(walletAtom)))

export const knownWalletAtom = atom((get) =>
  Option.getOrUndefined(Remote.getOrElse(get(walletAtom), () => Option.none())),
)

const symbolOnceKnown = (wallet: MerchantWallet | undefined): string =>
  wallet === undefined ? "" : symbolOf(wallet)

export const currencyAtom = atom((get) => symbolOnceKnown(get(knownWalletAtom)))

export const moneyTextAtom = atom((get) => {
  const currency = get(currencyAtom)
  return (amount: Value): string => Money.inCurrency(amount, currency)
})

export const moneyText = (amount: Value, wallet: Option.Option<Wallet>): string =>
  Money.inCurrency(amount, symbolOnceKnown(Option.getOrUndefined(wallet)))

/** Guests see the merchant's currency (open point 45). */
export const priceCurrencyAtom = atom((get) =>
  Option.isNone(get(sessionAtom))
    ? symbolOnceKnown(Remote.valueOf(get(merchantWalletAtom)))
    : get(currencyAtom),
)
