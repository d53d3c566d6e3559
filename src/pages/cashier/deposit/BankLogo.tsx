import { useAtomValue } from "jotai"

import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import type { Bank } from "#domain/cashier/Deposit.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { Picture } from "#ui/image/Picture.tsx"

import { depositIcons } from "./depositIcons.ts"

interface BankLogoProps {
  readonly bank: Bank
  /** The bank's name, unless adjacent text already contains the name. */
  readonly alt?: string
}

export const BankLogo = ({ bank: { icon, method }, alt = "" }: BankLogoProps) => {
  const cdn = useAtomValue(imageCdnAtom)
  const Icon = depositIcons[method]
  return (
    <Picture
      src={ImageCdn.addressOf(icon, cdn)}
      spareSrc={ImageCdn.addressOf(icon, "")}
      alt={alt}
      ratio={2.5}
      fallback={<Icon />}
    />
  )
}
