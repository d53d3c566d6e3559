import { Effect, Option } from "effect"
import { atom } from "jotai"

import { clubProgress } from "#domain/account/ClubProgress.ts"
import * as Member from "#domain/account/Member.ts"
import { symbolOf } from "#domain/cashier/Wallet.ts"
import { openVipPage, type VipVisit } from "#services/account/vip.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { memberAtom } from "./member.ts"

const clubOf = (member: Option.Option<Member.Member>): Omit<VipVisit, "currency"> =>
  Option.match(member, {
    onNone: () => ({ member: "failed", club: "", progress: null }),
    onSome: (each) => ({
      member: "loaded",
      club: Member.clubName(each),
      progress: clubProgress(each) ?? null,
    }),
  })

export const openVipPageAtom = atom(null, (get, set) => {
  const club = Effect.map(awaitValue(memberAtom, { set }), (member) => clubOf(Option.flatten(member)))
  const currency = Effect.map(awaitValue(walletAtom, { set }), (wallet) =>
    Option.match(Option.flatten(wallet), { onNone: () => "", onSome: symbolOf }),
  )
  const loaded = Effect.all([club, currency], { concurrency: "unbounded" })
  const visit = Effect.map(loaded, ([shown, symbol]) => ({ ...shown, currency: symbol }))
  get(runtimeAtom).runFork(Effect.flatMap(visit, openVipPage))
})
