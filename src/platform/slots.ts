import { Schema } from "effect"

import { defaultLanguage, defaultTheme, type Language, languages, themes } from "#config/product.ts"
import { RememberedLogin } from "#domain/RememberedLogin.ts"
import { Session } from "#domain/Session.ts"
import { SystemStatus } from "#domain/SystemStatus.ts"
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

/** Everything the product stores. Keys that the spec names are verbatim; the others are decision 63's. */
export const slots = {
  theme: local("theme", Schema.Literals(themes), defaultTheme),
  language: local<Language>("language", Schema.Literals(languages), defaultLanguage),
  session: local("MC_SESSION_INFO", json(Session), null),
  token: local("TOKEN", Schema.String, ""),
  merchant: local("MERCHANT", Schema.String, ""),
  testMerchant: local("TEST_MERCHANT", Schema.String, ""),
  systemStatus: local("SYSTEM_STATUS", json(SystemStatus), null),
  /** The last whitelabel answer, so that a second visit starts with the right menus. */
  whitelabel: local("WHITELABEL", json(Whitelabel), null),
  /** Remembered logins, at most one a mode. */
  remembered: local("remPass", Schema.fromJsonString(Schema.Array(RememberedLogin)), []),
  /** `'1'` renews the remembered login on start, `'0'` does nothing (decision 103). */
  autoLogin: local("autoLogin", Schema.Literals(["0", "1"]), "0"),
  /** Set when the app was started from a web clip. */
  webclip: local("WEBCLIP", Schema.String, ""),
  /** Day (YYYY-MM-DD) for which the download popup was waved off. */
  downloadWavedOff: local("DOWNLOAD_WAVED_OFF", Schema.String, ""),
  balanceHidden: local("BALANCE_HIDDEN", Schema.Literals(["0", "1"]), "0"),
  /** Address of the picture that home's first banner had last, for the page's own script. */
  banner: local("HOME_BANNER", Schema.String, ""),
  /** The texts of home's first winners at the last visit, for the page's own script. */
  winners: local("HOME_WINNERS", Schema.String, ""),
  trialName: { key: "trialName", area: "session", codec: Schema.String, fallback: "" } satisfies Slot<string>,
  /** Where to go after the login, kept over a reload of the login page. */
  wantedPage: {
    key: "WANTED_PAGE",
    area: "session",
    codec: Schema.String,
    fallback: "",
  } satisfies Slot<string>,
} as const
