import { Schema } from "effect"

import { text } from "./Lenient.ts"

/** A topic of the help centre, spec §3. `content` is HTML from outside. */
export const Topic = Schema.Struct({ title: Schema.String, content: text })
export type Topic = typeof Topic.Type

/**
 * Which of so many topics an address names by its `i`, counting from 0.
 *
 * Assumed: what is outside of them, or no number, selects the first (decision 124).
 */
export const selected = (i: string, count: number): number => {
  const index = /^\d+$/.test(i) ? Number(i) : 0
  return index < count ? index : 0
}
