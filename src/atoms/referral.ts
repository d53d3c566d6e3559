import { Effect } from "effect"
import { atom } from "jotai"

import * as Referral from "#domain/Referral.ts"
import { isOn } from "#domain/Whitelabel.ts"
import { Referrals } from "#services/Referrals.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { originAtom, whitelabelAtom } from "./system.ts"

const answerAtom = queryAtom(() => Referrals.use(({ own }) => own).pipe(Effect.provide(Referrals.layer)), {
  ofMember: true,
})

/** The member's link, its code, and how many came by it; set to ask again. */
export const referralAtom = atom(
  (get) =>
    Remote.map(get(answerAtom), (referral) => ({
      ...referral,
      link: Referral.linkOf(referral, get(originAtom)),
    })),
  (_get, set) => set(answerAtom),
)

/** Whether the merchant has its members invite friends; it is taken to have while nothing is known. */
export const offersReferralAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined || (whitelabel.promos.REFERRAL && isOn(whitelabel, "AFFMAN3"))
})
