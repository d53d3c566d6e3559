import type { Language } from "#config/product.ts"
import * as Money from "#domain/Money.ts"

export type Texts = Readonly<Record<string, string>>

export type StoredTexts = readonly [language: Language, texts: Texts, brand: string | undefined]

export const withGames = (text: string, gamesOffered: number): string => {
  const filled = text.replaceAll("{{games, number}}", Money.formatCount(gamesOffered))
  return filled.includes("{{") ? "" : filled
}
