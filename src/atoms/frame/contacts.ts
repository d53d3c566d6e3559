import { atom } from "jotai"

import * as Url from "#domain/Url.ts"

import { whitelabelAtom } from "./system.ts"

/** The merchant's accounts on social networks, without missing or unsafe links. */
export const contactsAtom = atom((get) => {
  const links = get(whitelabelAtom)?.links ?? {}
  const safe = (link: string | undefined): string | undefined =>
    link !== undefined && Url.isSafe(link) ? link : undefined
  return { telegram: safe(links["telegram"]), affiliateService: safe(links["affiliateService"]) }
})
