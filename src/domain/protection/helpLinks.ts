import { Option, Schema } from "effect"

import { list, requiredName, text } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

/** The addresses of help with gambling, as the whitelabel response has them (gateway §11). */
const Addresses = list(Schema.Struct({ country: text, name: requiredName, url: text, phone: text }))

const decode = Schema.decodeUnknownOption(Addresses)

/** A way to reach help: a website or a telephone number. */
export interface HelpLink {
  readonly kind: "site" | "phone"
  readonly label: string
  readonly detail: string
  readonly href: string
}

/** Digits of a number that a telephone can dial, with a leading plus; empty for any other text. */
const dialled = (phone: string): string => {
  const number = phone.replace(/[\s().-]/g, "")
  return /^\+?\d{2,15}$/.test(number) ? number : ""
}

/** The links of the merchant's help. Unsafe addresses, numbers that cannot be dialled and malformed entries are left out. */
export const helpLinks = (help: unknown): ReadonlyArray<HelpLink> =>
  Option.getOrElse(decode(help), () => []).flatMap(({ name, country, url, phone }) => [
    ...(Url.isSafe(url) ? [{ kind: "site", label: name, detail: country, href: url } as const] : []),
    ...(dialled(phone) === ""
      ? []
      : [{ kind: "phone", label: phone, detail: name, href: `tel:${dialled(phone)}` } as const]),
  ])
