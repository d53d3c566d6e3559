import { atom } from "jotai"

import * as Referral from "#domain/promo/Referral.ts"
import { referral } from "#gateway/calls/promo/referral.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { originAtom } from "#atoms/system/platform.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

const responseAtom = queryAtom(() => Backend.read(referral, {}), {
  ofMember: true,
})

export const referralAtom = atom((get) =>
  Remote.map(get(responseAtom), (referral) => ({
    ...referral,
    link: Referral.linkOf(referral, get(originAtom)),
  })),
)

export const refetchReferralAtom = responseAtom.refetchAtom

export const offersReferralAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined || whitelabel.promos.REFERRAL
})
