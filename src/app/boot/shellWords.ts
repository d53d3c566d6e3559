import type { Language } from "#config/product.ts"
import { countText } from "#i18n/saying.ts"

/** Texts by their keys. */
export type Words = Readonly<Record<string, string>>

/** The shell's words of a language and a brand, as the device stores them. The brand is its `product_name`. */
export type StoredWords = readonly [language: Language, words: Words, brand: string | undefined]

/** A text with the number of games that the brand offers; empty if it needs another value, such as a balance. */
export const withGames = (text: string, gamesOffered: number): string => {
  const filled = text.replaceAll("{{games, number}}", countText(gamesOffered))
  return filled.includes("{{") ? "" : filled
}
