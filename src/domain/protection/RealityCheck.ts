import { Schema } from "effect"

import { paths } from "#config/paths.ts"
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

/** How far a session of play is. Times in epoch milliseconds of the gateway. */
export interface Progress {
  readonly since: number
  readonly now: number
  /** When a check was last shown. */
  readonly seenAt: number | undefined
}

/** The number of checks of a session up to a time. */
const countAt = (time: number, since: number, { minutes, max = minutes }: RealityCheck): number =>
  Math.max(0, Math.floor((time - since) / (Math.min(minutes, max) * 60_000)))

/** Whether a check is due: one is at each multiple of the chosen time, and several that were missed are one. */
export const isDue = (check: RealityCheck, { since, now, seenAt = since }: Progress): boolean =>
  countAt(now, since, check) > countAt(seenAt, since, check)

/** The address of player protection with the form of a break on top. */
export const breakAddress = `${paths.protection}?take=break`

/** Whether a query asks for it. */
export const isBreakAskedIn = (search: string): boolean => new URLSearchParams(search).get("take") === "break"
