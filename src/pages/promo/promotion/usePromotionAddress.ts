import { useSetAtom } from "jotai"
import { useLocation, useSearch } from "wouter"

import { leaveViewAtom } from "#atoms/frame/address.ts"
import * as PromotionAddress from "#domain/promo/PromotionAddress.ts"

/** A promotion's detail has its own history entry, so that going back closes the detail. */
export const usePromotionAddress = (path: string) => {
  const shown = PromotionAddress.read(useSearch())
  const [, navigate] = useLocation()
  const leaveView = useSetAtom(leaveViewAtom)
  const to = (change: Partial<PromotionAddress.PromotionAddress>) =>
    PromotionAddress.write(path, { ...shown, ...change })
  return {
    ...shown,
    to,
    choose: (change: Partial<PromotionAddress.PromotionAddress>) => navigate(to(change), { replace: true }),
    open: (promo: string) => navigate(to({ promo })),
    close: () => leaveView(to({ promo: "" })),
  }
}
