import { gamesOffered, type Language } from "#config/product.ts"

/** Texts by their keys. */
export type Words = Readonly<Record<string, string>>

/** The shell's words of a language, as the device stores them. */
export type StoredWords = readonly [language: Language, words: Words]

/** A text with the values that are known before the app; empty if it needs another one, such as a balance. */
export const withValues = (text: string): string => {
  const filled = text.replaceAll("{{games}}", String(gamesOffered))
  return filled.includes("{{") ? "" : filled
}
