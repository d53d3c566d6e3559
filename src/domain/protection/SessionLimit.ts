import { Schema } from "effect"

import { maybe, withFallback } from "#domain/Lenient.ts"

export const lengths = { least: 15, most: 1_440 } as const

export const SessionLimit = Schema.Struct({
  // 0 means unknown.
  minutes: withFallback(Schema.Finite, 0),
  // A play session without a known end has ended.
  endsAt: withFallback(Schema.Finite, 0),
  closedUntil: maybe(Schema.Finite),
  pending: maybe(
    Schema.Struct({
      minutes: Schema.NullOr(Schema.Finite),
      from: Schema.Finite,
      until: Schema.Finite,
    }),
  ),
})
export type SessionLimit = typeof SessionLimit.Type
