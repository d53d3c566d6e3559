import { Schema } from "effect"

import { defaultLanguage, defaultTheme, type Language, languages, themes } from "#config/product.ts"
import { RememberedLogin } from "#domain/entry/RememberedLogin.ts"
import { Session } from "#domain/Session.ts"
import { CachedStatus } from "#domain/frame/SystemStatus.ts"
import { Whitelabel } from "#domain/Whitelabel.ts"

import type { Slot } from "./Storage.ts"

export const json = <A, E>(value: Schema.Codec<A, E>): Schema.Codec<A | null, string> =>
  Schema.fromJsonString(Schema.NullOr(value))

export const local = <A>(key: string, codec: Schema.Codec<A, string>, fallback: A): Slot<A> => ({
  key,
  area: "local",
  codec,
  fallback,
})

/** The key of `cashierSlots.receipts`, which a sign-out clears. */
export const receiptsKey = "DEPOSIT_RECEIPTS"

/** The key of `cashierSlots.unsettledMoves`, whose forms a sign-out erases. */
export const movesKey = "UNSETTLED_MOVES"

/** The key of `gameSlots.searches`, which a sign-out clears. */
export const searchesKey = "GAME_SEARCHES"

/** The key of `formSlots.drafts`, which a sign-out clears. */
export const draftsKey = "FORM_DRAFTS"

/** All storage slots. Key names are the spec's, or those of decision 63. */
export const slots = {
  theme: local("theme", Schema.Literals(themes), defaultTheme),
  language: local<Language>("language", Schema.Literals(languages), defaultLanguage),
  session: local("MC_SESSION_INFO", json(Session), null),
  token: local("TOKEN", Schema.String, ""),
  merchant: local("MERCHANT", Schema.String, ""),
  testMerchant: local("TEST_MERCHANT", Schema.String, ""),
  systemStatus: local("SYSTEM_STATUS", json(CachedStatus), null),
  /** The last whitelabel response, so that a second visit starts with the right menus. */
  whitelabel: local("WHITELABEL", json(Whitelabel), null),
  /** Stored logins, at most one per mode. */
  remembered: local("remPass", Schema.fromJsonString(Schema.Array(RememberedLogin)), []),
  /** `'1'` logs in with the stored login on start, `'0'` does not (decision 103). */
  autoLogin: local("autoLogin", Schema.Literals(["0", "1"]), "0"),
  /** Set when the app was started from a web clip. */
  webclip: local("WEBCLIP", Schema.String, ""),
  /** Date (YYYY-MM-DD) on which the download popup was dismissed. */
  downloadDismissed: local("DOWNLOAD_WAVED_OFF", Schema.String, ""),
  /** `'1'` reduces motion, `'0'` does not, and an empty text follows the system. */
  reduceMotion: local("REDUCE_MOTION", Schema.Literals(["", "0", "1"]), ""),
  /** `'1'` hides amounts on every page. */
  balanceHidden: local("BALANCE_HIDDEN", Schema.Literals(["0", "1"]), "0"),
  /** The same for the menu alone; an empty text follows `balanceHidden`. */
  menuBalanceHidden: local("MENU_BALANCE_HIDDEN", Schema.Literals(["", "0", "1"]), ""),
  /** Address of home's first banner on the last visit, for the page's inline script. */
  banner: local("HOME_BANNER", Schema.String, ""),
  /** The texts of home's first winners on the last visit, for the page's inline script. */
  winners: local("HOME_WINNERS", Schema.String, ""),
  /** The shell's words of the chosen language, for the page's inline script. */
  words: local("SHELL_WORDS", Schema.String, ""),
  /** The account whose data the tab's storage holds. */
  tabOwner: { key: "TAB_OWNER", area: "session", codec: Schema.String, fallback: "" } satisfies Slot<string>,
  trialName: { key: "trialName", area: "session", codec: Schema.String, fallback: "" } satisfies Slot<string>,
  /** The page to open after the login. It survives a reload of the login page. */
  returnPage: {
    key: "WANTED_PAGE",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies Slot<string>,
} as const
