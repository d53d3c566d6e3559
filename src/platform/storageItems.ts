import { Schema } from "effect"

import { defaultLanguage, defaultTheme, type Language, languages, themes } from "#config/product.ts"
import { RememberedLogin } from "#domain/entry/RememberedLogin.ts"
import { StoredSession } from "#domain/Session.ts"
import { CachedStatus } from "#domain/frame/SystemStatus.ts"
import { Whitelabel } from "#domain/Whitelabel.ts"

import type { StorageItem } from "./Storage.ts"

export const json = <A, E>(value: Schema.Codec<A, E>): Schema.Codec<A | null, string> =>
  Schema.fromJsonString(Schema.NullOr(value))

export const local = <A>(key: string, codec: Schema.Codec<A, string>, fallback: A): StorageItem<A> => ({
  key,
  area: "local",
  codec,
  fallback,
})

export const tab = <A>(key: string, codec: Schema.Codec<A, string>, fallback: A): StorageItem<A> => ({
  ...local(key, codec, fallback),
  area: "session",
})

export const receiptsKey = "DEPOSIT_RECEIPTS"

export const unsettledMovesKey = "UNSETTLED_MOVES"

export const settledMovesKey = "SETTLED_MOVES"

export const searchesKey = "GAME_SEARCHES"

export const playStateKey = "PLAY_ACCESS"

export const draftsKey = "FORM_DRAFTS"

/** The spec and open point 63 define the keys. */
export const storageItems = {
  theme: local("theme", Schema.Literals(themes), defaultTheme),
  language: local<Language>("language", Schema.Literals(languages), defaultLanguage),
  session: local("MC_SESSION_INFO", json(StoredSession), null),
  token: local("TOKEN", Schema.String, ""),
  merchant: local("MERCHANT", Schema.String, ""),
  testMerchant: local("TEST_MERCHANT", Schema.String, ""),
  systemStatus: local("SYSTEM_STATUS", json(CachedStatus), null),
  whitelabel: local("WHITELABEL", json(Whitelabel), null),
  /** Account and kind of the stored play permission, which home reads before the code of player protection has loaded. */
  playAccess: local(
    playStateKey,
    json(Schema.Struct({ account: Schema.String, access: Schema.Struct({ _tag: Schema.String }) })),
    null,
  ),
  remembered: local("remPass", Schema.fromJsonString(Schema.Array(RememberedLogin)), []),
  /** `'1'` logs in with the stored login on start (open point 103). */
  autoLogin: local("autoLogin", Schema.Literals(["0", "1"]), "0"),
  webclip: local("WEBCLIP", Schema.String, ""),
  /** The last date on which the player dismissed the download popup, as YYYY-MM-DD. */
  downloadDismissed: local("DOWNLOAD_WAVED_OFF", Schema.String, ""),
  /** "" applies the setting of the operating system. */
  reduceMotion: local("REDUCE_MOTION", Schema.Literals(["", "0", "1"]), ""),
  balanceHidden: local("BALANCE_HIDDEN", Schema.Literals(["0", "1"]), "0"),
  // The page's inline script reads the three items `banner`, `winners` and `shellTexts`.
  banner: local("HOME_BANNER", Schema.String, ""),
  winners: local("HOME_WINNERS", Schema.String, ""),
  shellTexts: local("SHELL_WORDS", Schema.String, ""),
  /** The account whose data the tab's storage contains. */
  tabOwner: tab("TAB_OWNER", Schema.String, ""),
  trialName: tab("trialName", Schema.String, ""),
  returnPage: tab("WANTED_PAGE", Schema.String, ""),
} as const
