import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import { defaultLanguages, type Language, languages } from "#config/product.ts"

import { FirebaseProject } from "./FirebaseProject.ts"
import { Flag, listOrNone, orElse, text } from "./Lenient.ts"

/**
 * Every module a merchant may switch, and what it switches (spec §6; meanings by name, decisions 77 and 78).
 *
 * `opens` is what a player sees come and go.
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
  PROFPIC3: "choosing a head icon",
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
  REG3: "ways to register",
  CAPTCHA3: "captcha of login",
} as const
export type ModuleId = keyof typeof modules

/** The ids in the order of the table. */
export const moduleIds = Schema.Literals(
  // The keys of a literal object are its keys; TypeScript widens them to string.
  Object.keys(modules).filter((id): id is ModuleId => id in modules),
).literals

const Links = Schema.Record(Schema.String, Schema.String)

/** A merchant's switches and settings, gateway §2 "whitelabel". */
export const Whitelabel = Schema.Struct({
  modules: listOrNone(Schema.String),
  /** RSA public key (SPKI, base64) that wraps the keys of encrypted bodies. */
  loginKey: text,
  languages: listOrNone(Schema.Literals(languages)),
  siteAccountType: orElse(Schema.Literals(["member", "agent", "both"]), "both"),
  /** Age of consent, years. */
  age: orElse(Schema.Finite, limits.ageOfConsent),
  promos: orElse(Schema.Struct({ REFERRAL: orElse(Flag, false), AVAILABLE: orElse(Flag, false) }), {
    REFERRAL: false,
    AVAILABLE: false,
  }),
  appWindow: orElse(Flag, false),
  /** Null when the merchant has none: Firebase is not initialised then. */
  firebase: orElse(Schema.NullOr(FirebaseProject), null),
  geetest: orElse(Schema.NullOr(Schema.Struct({ captchaId: Schema.String })), null),
  links: orElse(Links, {}),
  paymentIcons: listOrNone(Schema.String),
  copyright: text,
  /** Bonus for new members in pesos; null when none is configured, then no number is shown (decision 132). */
  signupBonus: orElse(Schema.NullOr(Schema.Finite), null),
})
export type Whitelabel = typeof Whitelabel.Type

/** Whether a module is switched on. The only reader of module ids: an unknown id does not compile. */
export const isOn = (whitelabel: Pick<Whitelabel, "modules">, id: ModuleId): boolean =>
  whitelabel.modules.includes(id)

/** The languages to offer; the product's defaults when the merchant configures none (spec §1). */
export const offeredLanguages = (whitelabel: Pick<Whitelabel, "languages">): ReadonlyArray<Language> =>
  whitelabel.languages.length > 0 ? whitelabel.languages : defaultLanguages
