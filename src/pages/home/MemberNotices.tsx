import { useAtomValue } from "jotai"

import { isProtectedAtom } from "#atoms/merchant.ts"

import { UnsettledNotices } from "../cashier/unsettled/UnsettledNotices.tsx"
import { Deferred } from "#pages/view/Deferred.tsx"

const limitNotices = () =>
  import("#pages/protection/limit/LimitNotices.tsx").then(({ LimitNotices }) => LimitNotices)

export const MemberNotices = () => (
  <>
    <UnsettledNotices />
    {useAtomValue(isProtectedAtom) && <Deferred load={limitNotices} />}
  </>
)
