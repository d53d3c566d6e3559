import { useAtomValue } from "jotai"

import { merchantWalletAtom } from "#atoms/cashier/wallet.ts"

/** Home loads the merchant's wallet for guests too, and ignores a failure (spec §2). */
export const HomeWallets = () => {
  useAtomValue(merchantWalletAtom)
  return null
}
