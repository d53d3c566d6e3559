import { Option } from "effect"
import { atom } from "jotai"

import * as Remote from "./kernel/Remote.ts"
import { walletAtom } from "./wallet.ts"

/** The symbol of the member's currency (decision 119); empty until it is known. */
export const currencyAtom = atom((get) => {
  const wallet = Remote.getOrElse(get(walletAtom), () => Option.none())
  return Option.match(wallet, { onNone: () => "", onSome: ({ currencySymbol }) => currencySymbol })
})
