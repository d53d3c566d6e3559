/** The language codes of the product, in the order they are offered (decision 68). */
export const languages = ["EN", "TY", "CN", "JA", "TH", "VI", "PH"] as const
export type Language = (typeof languages)[number]

/** What each language is called by those who read it, its html `lang`, its dictionary and what fills its gaps. */
export const languageFacts: Readonly<
  Record<Language, { name: string; tag: string; file: string; fallback: ReadonlyArray<Language> }>
> = {
  EN: { name: "English", tag: "en", file: "en", fallback: [] },
  TY: { name: "Tagalog", tag: "tl", file: "ty", fallback: ["EN"] },
  CN: { name: "简体中文", tag: "zh-Hans", file: "zh", fallback: ["EN"] },
  JA: { name: "日本語", tag: "ja", file: "ja", fallback: ["EN"] },
  TH: { name: "ไทย", tag: "th", file: "th", fallback: ["EN"] },
  VI: { name: "Tiếng Việt", tag: "vi", file: "vi", fallback: ["EN"] },
  PH: { name: "Filipino", tag: "fil", file: "fil", fallback: ["TY", "EN"] },
}

/** Offered when the whitelabel answer names none (spec §1). */
export const defaultLanguages: ReadonlyArray<Language> = ["EN", "TY"]
export const defaultLanguage: Language = "EN"

export const themes = ["dark", "light"] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = "dark"

/** Merchant of a site that neither the test mode nor the host fixes (decision 65). */
export const defaultMerchant = "lantern"

/** Hosts that fix their merchant, spec §1. */
export const merchantByHost: Readonly<Record<string, string>> = { "m.goldlantern.example": "goldlantern" }

/** Codes by which the gateway tells the platforms apart, spec §1. */
export const gatewayPlatform = { WEB: 1, MOBILE: 3 } as const
export type Platform = "web" | "mobile"
export const defaultPlatform: Platform = "mobile"

/** The art's host when the status answer lists none: the app's own. */
export const defaultImageCdn = ""

/** The brand's picture, 75 : 32, where home's banners are on their way; a file of `public/`, which a site may replace by its own. */
export const poster = "/poster.svg"

/** The peso sign stands before every win, whatever the wallet's currency (decision 119). */
export const winCurrency = "₱"

/** The script of the human verification, unless the merchant's resources name another one. */
export const geetestScript = "https://static.geetest.com/v4/gt4.js"

/** Assumed: the dialling code of the site, for when the countries cannot be had; without the plus sign. */
export const defaultDialingCode = "63"
