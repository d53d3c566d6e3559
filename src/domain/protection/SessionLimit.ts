import { Schema } from "effect"

import { maybe } from "#domain/Lenient.ts"

export const lengths = { least: 15, most: 1_440 } as const

export const SessionLimit = Schema.Struct({
  minutes: Schema.Finite,
  endsAt: Schema.Finite,
  closedUntil: Schema.optionalKey(Schema.Finite),
  pending: maybe(
    Schema.Struct({
      minutes: Schema.NullOr(Schema.Finite),
      from: Schema.Finite,
      until: Schema.Finite,
    }),
  ),
})
export type SessionLimit = typeof SessionLimit.Type
