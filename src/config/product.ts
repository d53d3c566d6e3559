import brand from "#brand/brand.json" with { type: "json" }

/** The product's language codes, in display order (decision 68). */
export const languages = ["EN", "TY", "CN", "JA", "TH", "VI", "PH"] as const
export type Language = (typeof languages)[number]

/**
 * The name of each language in that language, its HTML `lang`, its dictionary file, and its fallback
 * languages.
 */
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

/** Languages when the whitelabel response names none (spec §1). */
export const defaultLanguages: ReadonlyArray<Language> = ["EN", "TY"]
export const defaultLanguage: Language = brand.defaultLanguage

export const themes = ["dark", "light"] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = brand.defaultTheme

/** The gateway's platform codes (spec §1). */
export const gatewayPlatform = { WEB: 1, MOBILE: 3 } as const

/** Image host when the status response lists none. Empty means the app's own origin. */
export const defaultImageCdn = ""

/**
 * Brand picture (75:32) shown while home's banners load. It is a file of the brand.
 */
export const brandPlaceholder = "/poster.svg"

/** The "games and more" count in texts for guests. */
export const gamesOffered = brand.gamesOffered

/** The brand's lines below the copyright in a language, or in its default language. */
export const legalLines = (language: Language): ReadonlyArray<string> =>
  brand.legal?.[language] ?? brand.legal?.[defaultLanguage] ?? []

/** The brand's own words. */
export const brandWords: Pick<typeof brand, "productName" | "words"> = brand

/** The winner board shows the peso sign, whatever the wallet's currency (decision 119). */
export const winCurrency = "₱"

/** Script of the human verification, unless the merchant's resources name another. */
export const geetestScript = "https://static.geetest.com/v4/gt4.js"

/** Assumed: the site's dialling code, without the plus sign, when the country list is unavailable. */
export const defaultDialingCode = "63"
