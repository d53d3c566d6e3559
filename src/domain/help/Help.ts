import { Schema } from "effect"

import { requiredName, text } from "#domain/Lenient.ts"
import { paragraphsOf } from "#domain/PlainText.ts"

/** `content` is untrusted HTML (spec §3). */
export const Topic = Schema.Struct({ title: requiredName, content: text })
export type Topic = typeof Topic.Type

/** Assumed: an invalid or too large value selects the first topic (open point 124). */
export const selected = (i: string, count: number): number => {
  const index = /^\d+$/.test(i) ? Number(i) : 0
  return index < count ? index : 0
}

export const matching = (topics: ReadonlyArray<Topic>, requested: string): ReadonlyArray<number> => {
  const words = requested.toLowerCase().split(/\s+/)
  return topics.flatMap(({ title, content }, index) => {
    const searched = [title, ...paragraphsOf(content)].join("\n").toLowerCase()
    return words.every((word) => searched.includes(word)) ? [index] : []
  })
}
