import { Option } from "effect"
import { atom } from "jotai"

import * as Money from "#domain/Money.ts"

import * as Remote from "./kernel/Remote.ts"
import { walletAtom } from "./wallet.ts"

/** The member's wallet, once known. */
export const knownWalletAtom = atom((get) =>
  Option.getOrUndefined(Remote.getOrElse(get(walletAtom), () => Option.none())),
)

/** The sign of the member's currency; empty while it is not known. */
export const currencyAtom = atom((get) => get(knownWalletAtom)?.currencySymbol ?? "")

/** Writes an amount in the member's currency. */
export const moneyTextAtom = atom((get) => {
  const currency = get(currencyAtom)
  return (amount: number): string => `${currency} ${Money.format(amount)}`.trim()
})
