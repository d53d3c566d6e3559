import { Option } from "effect"
import { atom } from "jotai"

import * as Money from "#domain/Money.ts"
import { Wallets } from "#services/Wallets.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { hidesBalanceAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

/** The merchant's currency, loaded on home for guests too. */
export const merchantWalletAtom = queryAtom(() => Wallets.use(({ merchant }) => merchant), { isPublic: true })

/** What the member owns; setting it asks for the balance again. */
export const walletAtom = queryAtom((get) => {
  get(sessionAtom)
  return Wallets.use(({ mine }) => mine)
})

/** The total balance as it is drawn. A failed refresh keeps the amount that was known. */
export const balanceAtom = atom((get) => {
  const remote = get(walletAtom)
  const wallet = Option.getOrUndefined(Remote.getOrElse(remote, () => Option.none()))
  if (wallet === undefined) return { state: remote._tag === "Failed" ? "failed" : "loading" } as const
  return {
    state: get(hidesBalanceAtom) ? "hidden" : "shown",
    currency: wallet.currencySymbol,
    text: Money.format(wallet.sumBalance),
  } as const
})

export const isBalanceRefreshingAtom = atom((get) => {
  const remote = get(walletAtom)
  return remote._tag === "Loading" || (remote._tag === "Loaded" && remote.refreshing)
})
