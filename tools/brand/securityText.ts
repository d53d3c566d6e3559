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
  const expires = new Date(today)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languageFacts[defaultLanguage].tag}`,
    "",
  ].join("\n")
}
