import { atom } from "jotai"

import * as Url from "#domain/Url.ts"

import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

export const contactsAtom = atom((get) => {
  const links = get(whitelabelAtom)?.links ?? {}
  const safe = (link: string | undefined): string | undefined =>
    link !== undefined && Url.isSafe(link) ? link : undefined
  return { telegram: safe(links["telegram"]), affiliateService: safe(links["affiliateService"]) }
})
