import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import { balance, maybe, requiredInContract } from "#domain/Lenient.ts"

export const intervals = [15, 30, 60] as const
export type Interval = (typeof intervals)[number]

export const choices = ["continue", "records", "break", "signOut"] as const
export type Choice = (typeof choices)[number]

const Minutes = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(1))

export const RealityCheck = Schema.Struct({ minutes: Minutes, max: maybe(Minutes) })
export type RealityCheck = typeof RealityCheck.Type

/** Applies while the interval of the player is malformed and no earlier interval is known. */
export const strictest: RealityCheck = { minutes: intervals[0] }

export const Activity = Schema.Struct({
  since: requiredInContract(maybe(Schema.Finite)),
  staked: balance,
  won: balance,
  net: balance,
  deposited: balance,
})
export type Activity = typeof Activity.Type

export const offered = (check: RealityCheck | undefined): ReadonlyArray<Interval | null> => {
  const max = check?.max
  return max === undefined ? [null, ...intervals] : intervals.filter((minutes) => minutes <= max)
}

export interface Due {
  readonly check: RealityCheck
  readonly since: number
}

export interface Progress {
  readonly since: number
  readonly now: number
  readonly seenAt: number | undefined
}

/** The unit is minutes. */
export const intervalOf = ({ minutes, max = minutes }: RealityCheck): number => Math.min(minutes, max)

const countAt = (time: number, since: number, check: RealityCheck): number =>
  Math.max(0, Math.floor((time - since) / (intervalOf(check) * 60_000)))

export const isDue = (check: RealityCheck, { since, now, seenAt = since }: Progress): boolean =>
  countAt(now, since, check) > countAt(seenAt, since, check)

export const breakAddress = `${paths.protection}?take=break`

export const isBreakAskedIn = (search: string): boolean => new URLSearchParams(search).get("take") === "break"
