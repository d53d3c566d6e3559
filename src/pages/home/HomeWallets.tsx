import { useAtomValue } from "jotai"

import { merchantWalletAtom } from "#atoms/wallet.ts"

/** Home loads the merchant's wallet for everybody (spec §2); a failure is no matter of the page. */
export const HomeWallets = () => {
  useAtomValue(merchantWalletAtom)
  return null
}
