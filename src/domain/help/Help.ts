import { Schema } from "effect"

import { requiredName, text } from "#domain/Lenient.ts"
import { paragraphsOf } from "#domain/PlainText.ts"

/** A topic of the help centre (spec §3). `content` is untrusted HTML. */
export const Topic = Schema.Struct({ title: requiredName, content: text })
export type Topic = typeof Topic.Type

/**
 * The index of the topic that the address selects by `i`, from 0.
 *
 * Assumed: an invalid or too large value selects the first (decision 124).
 */
export const selected = (i: string, count: number): number => {
  const index = /^\d+$/.test(i) ? Number(i) : 0
  return index < count ? index : 0
}

/** The indices of the topics that contain all words of the text in their title or their content. */
export const matching = (topics: ReadonlyArray<Topic>, requested: string): ReadonlyArray<number> => {
  const words = requested.toLowerCase().split(/\s+/)
  return topics.flatMap(({ title, content }, index) => {
    const searched = [title, ...paragraphsOf(content)].join("\n").toLowerCase()
    return words.every((word) => searched.includes(word)) ? [index] : []
  })
}
