import { atom } from "jotai"

import { memberAtom } from "#atoms/account/member.ts"
import { merchantWalletAtom, walletAtom } from "#atoms/cashier/wallet.ts"

/** Renews the member, whose contracts follow, and reloads the wallets. Each arrival at home does (spec §2). */
export const arriveAtHomeAtom = atom(null, (_get, set) => {
  set(memberAtom.refetchAtom, "isRunning")
  set(walletAtom.refetchAtom, "isRunning")
  set(merchantWalletAtom.refetchAtom, "isRunning")
})
