import { defaultImageCdn } from "#config/product.ts"

import * as Url from "./Url.ts"

/** One of the configured hosts by a number in [0, 1); the default host when none is usable (spec §9 "Image CDN"). */
export const pick = (cdns: ReadonlyArray<string>, random: number): string => {
  const usable = cdns.filter(Url.isSafe)
  return usable[Math.floor(random * usable.length)] ?? defaultImageCdn
}

/** The address of a picture: paths are taken from the host, whole addresses as they are; nothing for unsafe ones. */
export const addressOf = (url: string, cdn: string): string => {
  if (!Url.isSafePicture(url)) return ""
  return Url.isOwnPath(url) ? `${cdn.replace(/\/$/, "")}${url}` : url
}
