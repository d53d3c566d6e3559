import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import { balance, maybe, requiredInContract, withFallback } from "#domain/Lenient.ts"

export const intervals = [15, 30, 60] as const
export type Interval = (typeof intervals)[number]

export const choices = ["continue", "records", "break", "signOut"] as const
export type Choice = (typeof choices)[number]

export const RealityCheck = Schema.Struct({
  // The shortest interval replaces a malformed one.
  minutes: withFallback(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(1)), intervals[0]),
  max: maybe(Schema.Finite),
})
export type RealityCheck = typeof RealityCheck.Type

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

export interface Progress {
  readonly since: number
  readonly now: number
  readonly seenAt: number | undefined
}

const countAt = (time: number, since: number, { minutes, max = minutes }: RealityCheck): number =>
  Math.max(0, Math.floor((time - since) / (Math.min(minutes, max) * 60_000)))

export const isDue = (check: RealityCheck, { since, now, seenAt = since }: Progress): boolean =>
  countAt(now, since, check) > countAt(seenAt, since, check)

export const breakAddress = `${paths.protection}?take=break`

export const isBreakAskedIn = (search: string): boolean => new URLSearchParams(search).get("take") === "break"
