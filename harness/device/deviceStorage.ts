import { Schema } from "effect"

import { type Language, languages } from "#config/product.ts"
import { obfuscate } from "#domain/entry/obfuscation.ts"
import type { Session } from "#domain/Session.ts"
import * as Personas from "#fixtures/personas.ts"
import type { StorageItem } from "#platform/Storage.ts"
import { storageItems } from "#platform/storageItems.ts"

import { defaults, type DeviceChoices } from "../scenario/scenario.ts"

/** The product's data in the storage of the device. Changes reach the app as changes by another tab would. */
export interface Device {
  readonly read: () => DeviceChoices
  readonly session: () => Session | null
  /** Stores a session; undefined removes the stored session. */
  readonly hold: (session: Session | undefined) => void
  /** Removes the session and stores a login, by which the app logs in at its next start. */
  readonly storeLogin: (account: string, password: string) => void
  /** Removes the stored login. */
  readonly dropLogin: () => void
  readonly choose: (choice: Partial<Omit<DeviceChoices, "persona">>) => void
  /** Empties or breaks the cached system status. */
  readonly spoilStatus: (how: "empty" | "broken") => void
  /** Removes all data of the product and the harness. */
  readonly forget: () => void
  /** Removes the cached files and responses. */
  readonly emptyCaches: () => Promise<void>
}

/** The part of the window that a device uses. */
export interface DeviceHost {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  readonly dispatchEvent: (event: Event) => boolean
  readonly document: { cookie: string }
  readonly caches?: CacheStorage
}

const decoded = <A>({ codec, fallback }: StorageItem<A>, text: string | null): A => {
  if (text === null) return fallback
  try {
    return Schema.decodeSync(codec)(text)
  } catch {
    return fallback
  }
}

/** The persona of a session: by account, otherwise by type. */
const personaOf = (session: Session | null): string => {
  if (session === null) return defaults.visitor.persona
  const persona = Personas.byAccount(session.userName) ?? Personas.byId(String(session.type))
  return persona?.id ?? String(session.type)
}

const isLanguage = (text: string | null): text is Language => languages.some((language) => language === text)

/** The login that the app has stored on the device. */
const loginsOf = (
  write: (key: string, value: string | undefined) => void,
): Pick<Device, "storeLogin" | "dropLogin"> => ({
  storeLogin: (username, password) => {
    write(storageItems.token.key, undefined)
    write(storageItems.session.key, undefined)
    const login = {
      type: "username",
      username,
      password: obfuscate(password),
      countryDialingCode: "",
    } as const
    write(storageItems.remembered.key, Schema.encodeSync(storageItems.remembered.codec)([login]))
    write(storageItems.autoLogin.key, "1")
  },
  dropLogin: () => {
    write(storageItems.remembered.key, undefined)
    write(storageItems.autoLogin.key, undefined)
  },
})

export const deviceOf = (host: DeviceHost): Device => {
  const local = host.localStorage
  const write = (key: string, value: string | undefined): void => {
    if (value === undefined) local.removeItem(key)
    else local.setItem(key, value)
  }
  /** Dispatches the storage event that the app expects from other tabs. Browsers send none to the tab that writes. */
  const announce = (key: string): void => {
    host.dispatchEvent(new StorageEvent("storage", { key, newValue: local.getItem(key), storageArea: local }))
  }
  const session = (): Session | null => decoded(storageItems.session, local.getItem(storageItems.session.key))
  const keys = {
    language: storageItems.language.key,
    theme: storageItems.theme.key,
    merchant: storageItems.testMerchant.key,
  }
  return {
    read: () => {
      const language = local.getItem(keys.language)
      return {
        persona: personaOf(session()),
        language: isLanguage(language) ? language : defaults.visitor.language,
        theme: local.getItem(keys.theme) ?? defaults.visitor.theme,
        merchant: local.getItem(keys.merchant) ?? defaults.visitor.merchant,
      }
    },
    session,
    hold: (next) => {
      write(storageItems.token.key, next?.token)
      write(storageItems.session.key, next && Schema.encodeSync(storageItems.session.codec)(next))
      announce(storageItems.session.key)
    },
    ...loginsOf(write),
    choose: (choice) => {
      for (const name of ["language", "theme", "merchant"] as const) {
        const value = choice[name]
        if (value === undefined) continue
        write(keys[name], value === defaults.visitor[name] ? undefined : value)
        announce(keys[name])
      }
    },
    spoilStatus: (how) =>
      write(storageItems.systemStatus.key, how === "empty" ? undefined : '{"maintenance":'),
    forget: () => {
      local.clear()
      host.sessionStorage.clear()
      for (const cookie of host.document.cookie.split("; ")) {
        host.document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`
      }
    },
    emptyCaches: async () => {
      const { caches } = host
      // Caches exist in secure contexts alone.
      if (caches !== undefined) for (const name of await caches.keys()) await caches.delete(name)
    },
  }
}
