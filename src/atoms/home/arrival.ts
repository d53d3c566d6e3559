import { atom } from "jotai"

import { memberAtom } from "#atoms/account/member.ts"
import { merchantWalletAtom, walletAtom } from "#atoms/cashier/wallet.ts"

export const arriveAtHomeAtom = atom(null, (_get, set) => {
  set(memberAtom.refetchAtom, "isRunning")
  set(walletAtom.refetchAtom, "isRunning")
  set(merchantWalletAtom.refetchAtom, "isRunning")
})
