import { useAtomValue } from "jotai"

import { isProtectedAtom } from "#atoms/frame/merchant.ts"

import { UnsettledNotices } from "../cashier/unsettled/UnsettledNotices.tsx"
import { Deferred } from "../frame/Deferred.tsx"

const limitOffer = () => import("#pages/protection/limit/LimitOffer.tsx").then(({ LimitOffer }) => LimitOffer)

export const MemberNotices = () => (
  <>
    <UnsettledNotices />
    {useAtomValue(isProtectedAtom) && <Deferred load={limitOffer} />}
  </>
)
