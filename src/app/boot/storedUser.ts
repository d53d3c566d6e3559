import type { Deployment } from "#config/deployment.ts"
import { defaultLanguage, type Language, languages } from "#config/product.ts"

export interface StoredUser {
  readonly token: string
  readonly merchant: string
  readonly language: Language
  /** The cached system status is 1 or 2: the app shows an error page. */
  readonly isClosed: boolean
  /** The member type; -1 for a guest. */
  readonly type: number
  /** The password change is forced: the app shows only the page for the change. */
  readonly isForced: boolean
}

export const stored = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

export const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // If the browser stores nothing, the next visit starts like the first visit.
  }
}

const fieldsAt = (key: string): object => {
  try {
    // Avoids parsing an empty text, because an exception takes time before the first paint.
    return Object(JSON.parse(stored(key) || "{}"))
  } catch {
    return {}
  }
}

export const hasModule = (key: string, module: string): boolean => {
  const modules: unknown = Reflect.get(fieldsAt(key), "modules")
  return Array.isArray(modules) && modules.includes(module)
}

export const isStored = (key: string): boolean => {
  try {
    return [localStorage, window.sessionStorage].some(
      (area) => !["null", "[]"].includes(area.getItem(key) ?? "null"),
    )
  } catch {
    return false
  }
}

const text = (of: object, name: string): string => {
  const value: unknown = Reflect.get(of, name)
  return typeof value === "string" ? value : ""
}

type Keys = Readonly<Record<"session" | "merchant" | "language" | "status", string>>

type Merchants = Pick<Deployment, "merchantByHost" | "merchant">

export const storedUserOf = (keys: Keys, { merchantByHost, merchant }: Merchants): StoredUser => {
  const session = fieldsAt(keys.session)
  const status = fieldsAt(keys.status)
  const chosen = stored(keys.language)
  const site = stored(keys.merchant) || merchantByHost[location.hostname] || merchant
  return {
    token: text(session, "token"),
    merchant: text(session, "merchantCode") || site,
    language: languages.find((language) => language === chosen) ?? defaultLanguage,
    type: Number(Reflect.get(session, "type") ?? -1),
    isForced: Reflect.get(session, "firstTimeLogin") === true,
    isClosed: ["maintenance", "regionRestriction"].some((flag) => Reflect.get(status, flag) === true),
  }
}
