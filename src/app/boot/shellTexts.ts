import { limits } from "#config/limits.ts"
import type { Language } from "#config/product.ts"
import * as Money from "#domain/Money.ts"

export type Texts = Readonly<Record<string, string>>

export type StoredTexts = readonly [
  language: Language,
  texts: Texts,
  brand: string | undefined,
  /** The value of the attribute `lang`; version 0.2 stored none. */
  tag?: string,
]

/** Returns "" for a text that needs a value of the member. */
export const withValues = (text: string, gamesOffered: number): string => {
  const filled = text
    .replaceAll("{{games, number}}", Money.formatCount(gamesOffered))
    .replaceAll("{{age}}", String(limits.ageOfConsent))
  return filled.includes("{{") ? "" : filled
}
