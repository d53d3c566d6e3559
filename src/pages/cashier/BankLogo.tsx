import { useAtomValue } from "jotai"

import { imageCdnAtom } from "#atoms/frame/system.ts"
import type { Bank } from "#domain/cashier/Deposit.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { Picture } from "#ui/basic/Picture.tsx"

import { depositIcons } from "./depositIcons.ts"

/** The logo of a bank or payment channel, beside its name. */
export const BankLogo = ({ bank: { icon, method } }: { readonly bank: Bank }) => {
  const cdn = useAtomValue(imageCdnAtom)
  const Icon = depositIcons[method]
  return (
    <Picture
      src={ImageCdn.addressOf(icon, cdn)}
      spareSrc={ImageCdn.addressOf(icon, "")}
      alt=""
      ratio={2.5}
      fallback={<Icon />}
    />
  )
}
