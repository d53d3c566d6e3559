import brand from "#brand/brand.json" with { type: "json" }

export const languages = ["EN", "TY", "CN", "JA", "TH", "VI", "PH"] as const
export type Language = (typeof languages)[number]

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

/** Applies if the whitelabel response names no language (spec §1). */
export const defaultLanguages: ReadonlyArray<Language> = ["EN", "TY"]
export const defaultLanguage: Language = brand.defaultLanguage

export const themes = ["dark", "light"] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = brand.defaultTheme

export const gatewayPlatform = { WEB: 1, MOBILE: 3 } as const

/** Applies if the status response lists no host. An empty text means the app's origin. */
export const defaultImageCdn = ""

export const brandPlaceholder = "/poster.svg"

export const gamesOffered = brand.gamesOffered

export const legalLines = (language: Language): ReadonlyArray<string> =>
  brand.legal?.[language] ?? brand.legal?.[defaultLanguage] ?? []

export const brandTexts: Pick<typeof brand, "productName" | "texts"> = brand

// The winner board shows the peso sign, whatever the wallet's currency (open point 119).
export const winCurrency = "₱"

// Applies unless the merchant's resources name another script.
export const geetestScript = "https://static.geetest.com/v4/gt4.js"

// Assumed: this dialling code, without the plus sign, applies if the country list is unavailable.
export const defaultDialingCode = "63"
