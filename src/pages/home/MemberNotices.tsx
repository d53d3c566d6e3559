import { useAtomValue } from "jotai"

import { isProtectedAtom } from "#atoms/frame/merchant.ts"

import { UnsettledNotices } from "../cashier/UnsettledNotices.tsx"
import { Deferred } from "../frame/Deferred.tsx"

const limitOffer = () => import("#pages/protection/LimitOffer.tsx").then(({ LimitOffer }) => LimitOffer)

/** The notices above home and the member centre: unsettled money moves, and to new players a deposit limit. */
export const MemberNotices = () => (
  <>
    <UnsettledNotices />
    {useAtomValue(isProtectedAtom) && <Deferred load={limitOffer} />}
  </>
)
