import { Option, Schema } from "effect"

import { list, requiredName, text } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

const Addresses = list(Schema.Struct({ country: text, name: requiredName, url: text, phone: text }))

const decode = Schema.decodeUnknownOption(Addresses)

export interface HelpLink {
  readonly kind: "site" | "phone"
  readonly label: string
  readonly detail: string
  /** Undefined if a telephone cannot dial the number. */
  readonly href: string | undefined
}

const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

// A word at the end is dialled by the letters of the keypad. Digits after a word are an extension.
const dialled = (phone: string): string | undefined => {
  const number = phone
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s().-]/g, "")
  if (!/^\+?\d+[A-Z]*$/.test(number)) return undefined
  const digits = number.replace(/[A-Z]/g, (letter) =>
    String(2 + keys.findIndex((key) => key.includes(letter))),
  )
  return /^\+?\d{2,15}$/.test(digits) ? `tel:${digits}` : undefined
}

export const helpLinks = (help: unknown): ReadonlyArray<HelpLink> =>
  Option.getOrElse(decode(help), () => []).flatMap(({ name, country, url, phone }) => [
    ...(Url.isSafe(url) ? [{ kind: "site", label: name, detail: country, href: url } as const] : []),
    ...(phone.trim() === ""
      ? []
      : [{ kind: "phone", label: phone, detail: name, href: dialled(phone) } as const]),
  ])
