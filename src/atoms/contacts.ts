import { atom } from "jotai"

import * as Url from "#domain/Url.ts"

import { whitelabelAtom } from "./system.ts"

/** The accounts outside the app at which the merchant can be reached; nothing for a link that is missing or unsafe. */
export const contactsAtom = atom((get) => {
  const links = get(whitelabelAtom)?.links ?? {}
  const safe = (link: string | undefined): string | undefined =>
    link !== undefined && Url.isSafe(link) ? link : undefined
  return { telegram: safe(links["telegram"]), affiliateService: safe(links["affiliateService"]) }
})
