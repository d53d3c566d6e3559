import { Schema } from "effect"

import { list, maybe, requiredInContract } from "#domain/Lenient.ts"

import { kinds, PlayLimit } from "./PlayLimit.ts"
import { RealityCheck } from "./RealityCheck.ts"
import { SessionLimit } from "./SessionLimit.ts"

/** A malformed limit, session, break or exclusion makes the value malformed: protection must not seem absent. */
export const Protection = Schema.Struct({
  // All times are epoch milliseconds of the gateway's clock (gateway §11).
  now: Schema.Finite,
  // A play session starts with the first request after 30 minutes without a request from any device.
  since: requiredInContract(maybe(Schema.Finite)),
  quickBreak: maybe(Schema.Boolean),
  previousLogin: maybe(Schema.Finite),
  realityCheck: maybe(RealityCheck),
  // Undefined means that the gateway offers no limits.
  limits: requiredInContract(Schema.optionalKey(Schema.Array(PlayLimit))),
  required: maybe(list(Schema.Literals(kinds))),
  session: Schema.optionalKey(SessionLimit),
  break: Schema.optionalKey(Schema.Struct({ until: Schema.Finite })),
  // Null means that the exclusion is permanent.
  exclusion: Schema.optionalKey(Schema.Struct({ until: Schema.NullOr(Schema.Finite) })),
})
export type Protection = typeof Protection.Type

/** The unit is hours. */
export const breaks = [24, 72, 168, 336, 1008] as const
export type BreakHours = (typeof breaks)[number]

export const breakEnd = (now: number, hours: number): number => now + hours * 3_600_000

/** The unit is months. */
export const exclusions = [6, 12, 24, 60, "permanent"] as const
export type ExclusionLength = (typeof exclusions)[number]

/** Assumed: the gateway counts calendar months in UTC. The day after the last of a shorter month follows in the next. */
export const monthsAfter = (now: number, months: number): number => {
  const date = new Date(now)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
