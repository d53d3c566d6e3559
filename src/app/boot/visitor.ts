import {
  defaultLanguage,
  defaultMerchant,
  type Language,
  languages,
  merchantByHost,
} from "#config/product.ts"

/** The visitor, as the device stored them. */
export interface Visitor {
  readonly token: string
  readonly merchant: string
  readonly language: Language
}

/** Returns a stored text; empty without one, or without access to the storage. */
export const stored = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** The fields of the stored session; none for a guest or for broken JSON. */
const sessionOf = (key: string): object => {
  try {
    // Parsing an empty text would throw, which takes time before the first paint.
    return Object(JSON.parse(stored(key) || "{}"))
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
  const chosen = stored(keys.language)
  const site = stored(keys.merchant) || merchantByHost[location.hostname] || defaultMerchant
  return {
    token: text(session, "token"),
    merchant: text(session, "merchantCode") || site,
    language: languages.find((language) => language === chosen) ?? defaultLanguage,
  }
}
