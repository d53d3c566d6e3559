import { Schema } from "effect"

import type { Message } from "#i18n/messages.ts"
import { maybe } from "#domain/Lenient.ts"

const notNegative = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

/** The optional fields of gateway §12 about a deposit or withdrawal. */
export const termFields = {
  /** What the player pays beside the amount, in the wallet's major unit. */
  fee: maybe(notNegative),
  /** Expected minutes until the money arrives; 0 is at once. */
  minutes: maybe(notNegative),
}

export const MoveTerms = Schema.Struct(termFields)
export type MoveTerms = typeof MoveTerms.Type

/** The text of a longer wait has hours. */
const mostMinutes = 90

/** When the money arrives; undefined when it is not known. */
export const arrivalOf = ({ minutes }: MoveTerms): Message | undefined => {
  if (minutes === undefined) return undefined
  if (minutes === 0) return { key: "arrives_at_once" }
  return minutes > mostMinutes
    ? { key: "arrives_in_hours", values: { number: Math.ceil(minutes / 60) } }
    : { key: "arrives_in_minutes", values: { number: Math.ceil(minutes) } }
}

const common = (values: ReadonlyArray<number | undefined>): number | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined

/** What holds for all of several targets. */
export const commonTerms = (all: ReadonlyArray<MoveTerms>): MoveTerms => ({
  fee: common(all.map(({ fee }) => fee)),
  minutes: common(all.map(({ minutes }) => minutes)),
})
