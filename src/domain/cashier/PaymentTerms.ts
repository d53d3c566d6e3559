import { Schema } from "effect"

import type { Message } from "#i18n/messages.ts"
import { maybe } from "#domain/Lenient.ts"

const notNegative = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

export const termFields = {
  // The player pays this fee in addition to the amount, in the wallet's major unit (gateway §12).
  fee: maybe(notNegative),
  // 0 means that the money arrives at once.
  minutes: maybe(notNegative),
}

export const PaymentTerms = Schema.Struct(termFields)
export type PaymentTerms = typeof PaymentTerms.Type

const mostMinutes = 90

const keys = {
  afterLabel: { minutes: "arrives_in_minutes", hours: "arrives_in_hours" },
  alone: { minutes: "arrival_in_minutes", hours: "arrival_in_hours" },
} as const

export const arrivalOf = ({ minutes }: PaymentTerms, place: keyof typeof keys): Message | undefined => {
  if (minutes === undefined) return undefined
  if (minutes === 0) return { key: "arrives_at_once" }
  return minutes > mostMinutes
    ? { key: keys[place].hours, values: { number: Math.ceil(minutes / 60) } }
    : { key: keys[place].minutes, values: { number: Math.ceil(minutes) } }
}

const common = (values: ReadonlyArray<number | undefined>): number | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined

export const commonTerms = (all: ReadonlyArray<PaymentTerms>): PaymentTerms => ({
  fee: common(all.map(({ fee }) => fee)),
  minutes: common(all.map(({ minutes }) => minutes)),
})
