import { useAtomValue } from "jotai"

import { merchantWalletAtom } from "#atoms/cashier/wallet.ts"

/** Home loads the merchant's wallet for every visitor (spec §2); a failure is ignored. */
export const HomeWallets = () => {
  useAtomValue(merchantWalletAtom)
  return null
}
