import { Schema } from "effect"

/** The lengths that the contract allows, in minutes (gateway §11). */
export const lengths = { least: 15, most: 1_440 } as const

/** The limit of a session of play (gateway §11). Times in epoch milliseconds. */
export const SessionLimit = Schema.Struct({
  minutes: Schema.Finite,
  endsAt: Schema.Finite,
  /** Until when launches and deposits are refused after the end. */
  closedUntil: Schema.optionalKey(Schema.Finite),
  /** A longer session, or no limit when its minutes are null. It can be confirmed between `from` and `until`. */
  pending: Schema.optionalKey(
    Schema.Struct({
      minutes: Schema.NullOr(Schema.Finite),
      from: Schema.Finite,
      until: Schema.Finite,
    }),
  ),
})
export type SessionLimit = typeof SessionLimit.Type
