import { useAtomValue } from "jotai"

import { isProtectedAtom } from "#atoms/merchant.ts"

import { UnsettledNotices } from "../cashier/unsettled/UnsettledNotices.tsx"
import { Deferred } from "#pages/view/Deferred.tsx"

const limitOffer = () => import("#pages/protection/limit/LimitOffer.tsx").then(({ LimitOffer }) => LimitOffer)
const homeProtection = () => import("./HomeProtection.tsx").then(({ HomeProtection }) => HomeProtection)

export const MemberNotices = () => (
  <>
    <UnsettledNotices />
    {useAtomValue(isProtectedAtom) && <Deferred load={limitOffer} />}
  </>
)

export const HomeNotices = () => (
  <>
    <MemberNotices />
    {useAtomValue(isProtectedAtom) && <Deferred load={homeProtection} />}
  </>
)
