import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import { defaultLanguage, defaultLanguages, type Language, languages } from "#config/product.ts"

import { FirebaseProject } from "./FirebaseProject.ts"
import { Flag, list, maybe, recovered, requiredName, text, withFallback } from "./Lenient.ts"

/**
 * The modules that a merchant can enable, with what each controls (spec §6; meanings by name, decisions 77
 * and 78).
 */
export const modules = {
  TRANSBETREPMEM3: "betting record",
  TRANSREC3: "account record",
  PERSREP: "profit and loss",
  REWCEN3: "reward center",
  SECPRIV: "security center",
  DOWNLOAD: "app download",
  PTSYS3: "point mall",
  FREEPLAY3: "free play on login",
  REGISTER_REE3: "registration by username",
  MOBILENUMREG3: "registration by mobile number",
  MOBILENUMPASSREG3: "passwords in mobile registration",
  VALID_CAPTCHA3: "captcha of registration",
  AFFMAN3: "affiliate management, refer a friend",
  PROFPIC3: "choosing an avatar",
  REGMOBVERF3: "SMS code in username registration",
  FEEDBACK3: "feedback",
  INBOX3: "inbox and messages",
  AGEINFO3: "agent overview",
  COMM3: "agent commission and dividend",
  CBS3: "live chat",
  MOBILEVERCODELOGIN3: "login by SMS code",
  FACEBOOKLOGIN3: "Facebook login",
  GOOGLELOGIN3: "Google login",
  FUNDTRANS3: "fund transfer",
  AGEANNOUNCE3: "agent announcements",
  MEMTRANS3: "member transactions",
  PERSPNL3: "agent's profit and loss",
  AGEDOWNMAN3: "downline management",
  REG3: "links to the registration",
  CAPTCHA3: "captcha of login",
} as const
export type ModuleId = keyof typeof modules

/** The module ids in the order of the table. */
export const moduleIds = Schema.Literals(
  // `Object.keys` returns `string[]`, so the ids are narrowed.
  Object.keys(modules).filter((id): id is ModuleId => id in modules),
).literals

/** The modules beyond the specification, off by default (gateway §11). */
export const extraModules = { RGLIMIT3: "player protection: breaks, self-exclusion" } as const
export type ExtraModuleId = keyof typeof extraModules

/** The ids of the extra modules. */
export const extraModuleIds = ["RGLIMIT3"] as const satisfies ReadonlyArray<ExtraModuleId>

/** Addresses by name. A value that is not a string becomes empty. */
const Links = Schema.Record(Schema.String, recovered(Schema.String, ""))

/** A merchant's modules and settings (gateway §2 "whitelabel"). */
export const Whitelabel = Schema.Struct({
  modules: list(Schema.String),
  /** RSA public key (SPKI, base64) that encrypts the keys of request bodies. */
  loginKey: text,
  languages: list(Schema.Literals(languages)),
  siteAccountType: withFallback(Schema.Literals(["member", "agent", "both"]), "both"),
  /** Age of consent, years. */
  age: withFallback(Schema.Finite, limits.ageOfConsent),
  promos: Schema.Struct({ REFERRAL: withFallback(Flag, false), AVAILABLE: withFallback(Flag, false) }),
  appWindow: withFallback(Flag, false),
  /** Null when the merchant has none. Firebase is not initialised then. */
  firebase: withFallback(Schema.NullOr(FirebaseProject), null),
  geetest: withFallback(Schema.NullOr(Schema.Struct({ captchaId: Schema.String })), null),
  links: Links,
  paymentIcons: list(Schema.String),
  copyright: text,
  /** The operator's licence (gateway §12). */
  licence: maybe(Schema.Struct({ text: requiredName, url: text })),
  /** Where players find help (gateway §11). `account/helpLinks.ts` decodes it, because home does not need it. */
  help: Schema.optionalKey(Schema.Unknown),
  /** Bonus for new members in pesos. Null when not configured; texts then name no amount (decision 132). */
  signupBonus: withFallback(Schema.NullOr(Schema.Finite), null),
})
export type Whitelabel = typeof Whitelabel.Type

/** Replaces the settings until they are loaded: entries without a condition show. */
export const unknownSettings: Pick<Whitelabel, "modules" | "promos"> = {
  modules: [],
  promos: { REFERRAL: false, AVAILABLE: false },
}

/** Whether a module is enabled. Only this function reads module ids, so an unknown id does not compile. */
export const isOn = (whitelabel: Pick<Whitelabel, "modules">, id: ModuleId | ExtraModuleId): boolean =>
  whitelabel.modules.includes(id)

/** Whether the inbox is offered (spec §2 "Service popup", decision 77); true while the settings are unknown. */
export const hasInbox = (whitelabel: Pick<Whitelabel, "modules"> | undefined): boolean =>
  whitelabel === undefined || isOn(whitelabel, "INBOX3")

/** The language of a visitor whose own is not offered: the product's default, or the first one offered. */
export const languageFor = (whitelabel: Pick<Whitelabel, "languages">, chosen: Language): Language => {
  const offered = offeredLanguages(whitelabel)
  const fallback = offered.includes(defaultLanguage) ? defaultLanguage : (offered[0] ?? defaultLanguage)
  return offered.includes(chosen) ? chosen : fallback
}

/** The languages to offer, or the product's defaults when the merchant configures none (spec §1). */
export const offeredLanguages = (whitelabel: Pick<Whitelabel, "languages">): ReadonlyArray<Language> =>
  whitelabel.languages.length > 0 ? whitelabel.languages : defaultLanguages
