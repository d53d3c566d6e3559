import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { legalLines } from "#config/product.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Url from "#domain/Url.ts"
import { languageAtom } from "#atoms/preferences.ts"

import { licenceAtom } from "#atoms/merchant.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

const networks = ["youtube", "instagram", "facebook", "twitter", "tiktok", "telegram"] as const

const networkNames: Readonly<Record<(typeof networks)[number], string>> = {
  youtube: "YouTube",
  instagram: "Instagram",
  facebook: "Facebook",
  twitter: "Twitter",
  tiktok: "TikTok",
  telegram: "Telegram",
}

export const footerAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  const links = whitelabel?.links ?? {}
  const cdn = get(imageCdnAtom)
  return {
    age: whitelabel?.age ?? limits.ageOfConsent,
    copyright: whitelabel?.copyright ?? "",
    licence: get(licenceAtom),
    legal: legalLines(get(languageAtom)),
    payments: (whitelabel?.paymentIcons ?? []).map((icon) => ({
      key: icon,
      label: paymentName(icon),
      icon: ImageCdn.addressOf(icon, cdn),
    })),
    social: networks.flatMap((network) => {
      const href = links[network]
      return href !== undefined && Url.isSafe(href) ? [{ network, label: networkNames[network], href }] : []
    }),
  }
})

const paymentName = (icon: string): string => icon.replace(/^.*\//, "").replace(/\.\w+$/, "")
