import { defaultImageCdn } from "#config/product.ts"

import * as Url from "./Url.ts"

export const pick = (cdns: ReadonlyArray<string>, random: number): string => {
  const usable = cdns.filter(Url.isSafe)
  return usable[Math.floor(random * usable.length)] ?? defaultImageCdn
}

export const addressOf = (url: string, cdn: string): string => {
  if (!Url.isSafePicture(url)) return ""
  return Url.isOwnPath(url) ? `${cdn.replace(/\/$/, "")}${url}` : url
}
