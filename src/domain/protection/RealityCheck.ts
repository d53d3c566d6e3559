import { Schema } from "effect"

import { balance, maybe } from "#domain/Lenient.ts"

/** The offered times between two checks, in minutes. */
export const intervals = [15, 30, 60] as const
export type Interval = (typeof intervals)[number]

/** What a player can choose after a check. */
export const choices = ["continue", "records", "break", "signOut"] as const
export type Choice = (typeof choices)[number]

/** The player's checks during play (gateway §11). Absent: none. */
export const RealityCheck = Schema.Struct({
  minutes: Schema.Finite.check(Schema.isGreaterThanOrEqualTo(1)),
  /** The longest time that the operator allows; the checks can then not be turned off. */
  max: maybe(Schema.Finite),
})
export type RealityCheck = typeof RealityCheck.Type

/** The figures of the session of play. One that is missing or malformed is undefined, never 0. */
export const Activity = Schema.Struct({
  since: maybe(Schema.Finite),
  staked: balance,
  won: balance,
  net: balance,
  deposited: balance,
})
export type Activity = typeof Activity.Type

/** The choices of a player: `null` is off. */
export const offered = (check: RealityCheck | undefined): ReadonlyArray<Interval | null> => {
  const max = check?.max
  return max === undefined ? [null, ...intervals] : intervals.filter((minutes) => minutes <= max)
}
