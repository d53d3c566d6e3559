import { limits } from "#config/limits.ts"
import type { Language } from "#config/product.ts"
import { ownLength } from "#domain/entry/ownLength.ts"
import * as Money from "#domain/Money.ts"

export type Texts = Readonly<Record<string, string>>

export type StoredTexts = readonly [
  language: Language,
  texts: Texts,
  brand: string | undefined,
  /** The value of the attribute `lang`; version 0.2 stored none. */
  tag?: string,
]

// The shell shows the first of two steps of the registration.
const values: Readonly<Record<string, number>> = {
  age: limits.ageOfConsent,
  ...ownLength,
  step: 1,
  steps: 2,
}

/** Returns "" for a text that needs a value of the member. */
export const withValues = (text: string, gamesOffered: number): string => {
  const filled = text
    .replaceAll("{{games, number}}", Money.formatCount(gamesOffered))
    .replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
  return filled.includes("{{") ? "" : filled
}
