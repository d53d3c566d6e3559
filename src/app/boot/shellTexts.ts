import type { Language } from "#config/product.ts"
import { countText } from "#i18n/formatting.ts"

export type Texts = Readonly<Record<string, string>>

export type StoredTexts = readonly [language: Language, texts: Texts, brand: string | undefined]

export const withGames = (text: string, gamesOffered: number): string => {
  const filled = text.replaceAll("{{games, number}}", countText(gamesOffered))
  return filled.includes("{{") ? "" : filled
}
