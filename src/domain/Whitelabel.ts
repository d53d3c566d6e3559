import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import { defaultLanguage, defaultLanguages, type Language, languages } from "#config/product.ts"

import { FirebaseProject } from "./FirebaseProject.ts"
import {
  Flag,
  list,
  maybe,
  optionalInContract,
  recovered,
  requiredName,
  text,
  withFallback,
} from "./Lenient.ts"

/** Each value describes its module (spec §6). Open points 77 and 78 derive the meanings from the names. */
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

export const moduleIds = Schema.Literals(
  Object.keys(modules).filter((id): id is ModuleId => id in modules),
).literals

/** The specification does not define these modules, which are off by default (gateway §11). */
export const extraModules = { RGLIMIT3: "player protection: breaks, self-exclusion" } as const
export type ExtraModuleId = keyof typeof extraModules

export const extraModuleIds = ["RGLIMIT3"] as const satisfies ReadonlyArray<ExtraModuleId>

const Links = Schema.Record(Schema.String, recovered(Schema.String, ""))

export const Whitelabel = Schema.Struct({
  modules: list(Schema.String),
  // Contains an RSA public key (SPKI, base64), which encrypts the keys of request bodies.
  loginKey: text,
  languages: list(Schema.Literals(languages)),
  siteAccountType: withFallback(Schema.Literals(["member", "agent", "both"]), "both"),
  age: withFallback(Schema.Finite, limits.ageOfConsent),
  promos: Schema.Struct({ REFERRAL: withFallback(Flag, false), AVAILABLE: withFallback(Flag, false) }),
  appWindow: withFallback(Flag, false),
  firebase: withFallback(Schema.NullOr(FirebaseProject), null),
  geetest: withFallback(Schema.NullOr(Schema.Struct({ captchaId: Schema.String })), null),
  links: Links,
  paymentIcons: list(Schema.String),
  copyright: text,
  licence: maybe(Schema.Struct({ text: requiredName, url: optionalInContract(text) })),
  // `helpLinks.ts` decodes this value, because home does not need it (gateway §11).
  help: Schema.optionalKey(Schema.Unknown),
  // The unit is pesos. If the value is null, texts mention no amount (open point 132).
  signupBonus: optionalInContract(withFallback(Schema.NullOr(Schema.Finite), null)),
})
export type Whitelabel = typeof Whitelabel.Type

/** Applies until the settings load, so that only entries without a condition show. */
export const unknownSettings: Pick<Whitelabel, "modules" | "promos"> = {
  modules: [],
  promos: { REFERRAL: false, AVAILABLE: false },
}

export const isOn = (whitelabel: Pick<Whitelabel, "modules">, id: ModuleId | ExtraModuleId): boolean =>
  whitelabel.modules.includes(id)

export const hasInbox = (whitelabel: Pick<Whitelabel, "modules"> | undefined): boolean =>
  // The inbox shows while the settings load (spec §2 "Service popup", open point 77).
  whitelabel === undefined || isOn(whitelabel, "INBOX3")

export const languageFor = (whitelabel: Pick<Whitelabel, "languages">, chosen: Language): Language => {
  const offered = offeredLanguages(whitelabel)
  const fallback = offered.includes(defaultLanguage) ? defaultLanguage : (offered[0] ?? defaultLanguage)
  return offered.includes(chosen) ? chosen : fallback
}

export const offeredLanguages = (whitelabel: Pick<Whitelabel, "languages">): ReadonlyArray<Language> =>
  // The product's defaults apply if the merchant configures no language (spec §1).
  whitelabel.languages.length > 0 ? whitelabel.languages : defaultLanguages
