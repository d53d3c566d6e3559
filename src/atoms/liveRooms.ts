import { Effect, Option } from "effect"
import { atom } from "jotai"

import { LiveRooms } from "#services/LiveRooms.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { sessionAtom } from "./session.ts"
import { merchantWalletAtom, walletAtom } from "./wallet.ts"

/** The live rooms that can be watched now. */
export const liveRoomsAtom = queryAtom(
  () => LiveRooms.use(({ onAir }) => onAir).pipe(Effect.provide(LiveRooms.layer)),
  { isPublic: true },
)

/** The symbol that prices have: that of the member's wallet, for guests the merchant's (decision 45). */
export const priceCurrencyAtom = atom((get) => {
  if (Option.isNone(get(sessionAtom))) return Remote.valueOf(get(merchantWalletAtom))?.currencySymbol ?? ""
  const mine = Option.getOrUndefined(Remote.getOrElse(get(walletAtom), () => Option.none()))
  return mine?.currencySymbol ?? ""
})
