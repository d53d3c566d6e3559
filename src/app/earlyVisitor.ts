import {
  defaultLanguage,
  defaultMerchant,
  type Language,
  languages,
  merchantByHost,
} from "#config/product.ts"

/** Who looks at the page, by what the device has stored. */
export interface Visitor {
  readonly token: string
  readonly merchant: string
  readonly language: Language
}

/** What the device keeps under a key; empty where it keeps nothing. */
export const kept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** Fields of the session that the device holds; none of a guest's, nor of one that is broken. */
const sessionOf = (key: string): object => {
  try {
    // What is not kept is not parsed: making the error would hold the first paint.
    return Object(JSON.parse(kept(key) || "{}"))
  } catch {
    return {}
  }
}

const text = (of: object, name: string): string => {
  const value: unknown = Reflect.get(of, name)
  return typeof value === "string" ? value : ""
}

export const visitorOf = (keys: Readonly<Record<"session" | "merchant" | "language", string>>): Visitor => {
  const session = sessionOf(keys.session)
  const stored = kept(keys.language)
  const site = kept(keys.merchant) || merchantByHost[location.hostname] || defaultMerchant
  return {
    token: text(session, "token"),
    merchant: text(session, "merchantCode") || site,
    language: languages.find((language) => language === stored) ?? defaultLanguage,
  }
}
