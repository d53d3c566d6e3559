import { defaultImageCdn } from "#config/product.ts"

import * as Url from "./Url.ts"

/** `random` is in [0, 1). Without a valid host, the default applies (spec §9 "Image CDN"). */
export const pick = (cdns: ReadonlyArray<string>, random: number): string => {
  const usable = cdns.filter(Url.isSafe)
  return usable[Math.floor(random * usable.length)] ?? defaultImageCdn
}

/** Returns an empty text for an unsafe address. */
export const addressOf = (url: string, cdn: string): string => {
  if (!Url.isSafePicture(url)) return ""
  return Url.isOwnPath(url) ? `${cdn.replace(/\/$/, "")}${url}` : url
}
