import { Option, Schema } from "effect"

import { list, requiredName, text } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

const Addresses = list(Schema.Struct({ country: text, name: requiredName, url: text, phone: text }))

const decode = Schema.decodeUnknownOption(Addresses)

export interface HelpLink {
  readonly kind: "site" | "phone"
  readonly label: string
  readonly detail: string
  readonly href: string
}

const dialled = (phone: string): string => {
  const number = phone.replace(/[\s().-]/g, "")
  return /^\+?\d{2,15}$/.test(number) ? number : ""
}

export const helpLinks = (help: unknown): ReadonlyArray<HelpLink> =>
  Option.getOrElse(decode(help), () => []).flatMap(({ name, country, url, phone }) => [
    ...(Url.isSafe(url) ? [{ kind: "site", label: name, detail: country, href: url } as const] : []),
    ...(dialled(phone) === ""
      ? []
      : [{ kind: "phone", label: phone, detail: name, href: `tel:${dialled(phone)}` } as const]),
  ])
