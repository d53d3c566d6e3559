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
  /** The cached system status is 1 or 2: the app shows an error page. */
  readonly isClosed: boolean
}

/** Returns a stored text; empty without one, or without access to the storage. */
export const stored = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** The fields of a stored object; none without it, and for broken JSON. */
const fieldsAt = (key: string): object => {
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

type Keys = Readonly<Record<"session" | "merchant" | "language" | "status", string>>

export const visitorOf = (keys: Keys): Visitor => {
  const session = fieldsAt(keys.session)
  const status = fieldsAt(keys.status)
  const chosen = stored(keys.language)
  const site = stored(keys.merchant) || merchantByHost[location.hostname] || defaultMerchant
  return {
    token: text(session, "token"),
    merchant: text(session, "merchantCode") || site,
    language: languages.find((language) => language === chosen) ?? defaultLanguage,
    isClosed: ["maintenance", "regionRestriction"].some((flag) => Reflect.get(status, flag) === true),
  }
}
