import { defaultImageCdn } from "#config/product.ts"

import * as Url from "./Url.ts"

/**
 * Selects a configured host by a random number in [0, 1). Without a valid host it returns the default (spec
 * §9 "Image CDN").
 */
export const pick = (cdns: ReadonlyArray<string>, random: number): string => {
  const usable = cdns.filter(Url.isSafe)
  return usable[Math.floor(random * usable.length)] ?? defaultImageCdn
}

/** The address of a picture: a path gets the host as its prefix. Unsafe addresses become empty. */
export const addressOf = (url: string, cdn: string): string => {
  if (!Url.isSafePicture(url)) return ""
  return Url.isOwnPath(url) ? `${cdn.replace(/\/$/, "")}${url}` : url
}
