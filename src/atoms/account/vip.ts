import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as Member from "#domain/account/Member.ts"
import { symbolOf } from "#domain/cashier/Wallet.ts"
import { openVipPage } from "#services/account/vip.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { memberAtom } from "./member.ts"

/** Opens the VIP page and passes the member's club and currency. One that does not load is empty. */
export const openVipPageAtom = atom(null, (get, set) => {
  const club = Effect.map(awaitValue(memberAtom, { set }), (member) =>
    Option.match(Option.flatten(member), { onNone: () => "", onSome: Member.clubName }),
  )
  const currency = Effect.map(awaitValue(walletAtom, { set }), (wallet) =>
    Option.match(Option.flatten(wallet), { onNone: () => "", onSome: symbolOf }),
  )
  const passed = Effect.all({ club, currency }, { concurrency: "unbounded" })
  get(runtimeAtom).runFork(Effect.flatMap(passed, openVipPage))
})
