import { languageFacts } from "#config/product.ts"

import type { Brand } from "./Brand.ts"

/** Days until a `security.txt` expires: RFC 9116 recommends less than a year. */
const validDays = 360

/** The `security.txt` of a brand (RFC 9116) as of a day; undefined for a brand without a contact. */
export const securityText = (
  { securityContact, defaultLanguage }: Pick<Brand, "securityContact" | "defaultLanguage">,
  today: Date,
): string | undefined => {
  if (securityContact === undefined) return undefined
  const expires = new Date(today.getTime() + validDays * 86_400_000).toISOString().slice(0, 10)
  const language = languageFacts[defaultLanguage].tag
  return `Contact: ${securityContact}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: ${language}\n`
}
