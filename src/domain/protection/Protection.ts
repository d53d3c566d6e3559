import { Schema } from "effect"

import { list, maybe, recovered, requiredInContract, withFallback } from "#domain/Lenient.ts"

import { kinds, type Limits, StatedLimit } from "./PlayLimit.ts"
import { RealityCheck } from "./RealityCheck.ts"
import { SessionLimit } from "./SessionLimit.ts"

// Null means that the restriction has no known end. A malformed restriction applies without an end.
const Restriction = Schema.Struct({ until: withFallback(Schema.NullOr(Schema.Finite), null) })
const restriction = (contract: Schema.Top) =>
  Schema.optionalKey(recovered(Restriction, { until: null }).annotate({ contract }))

/** A malformed field never removes a restriction: protection must not seem absent. */
export const Protection = Schema.Struct({
  // All times are epoch milliseconds of the gateway's clock (gateway §11). 0 means unknown.
  now: withFallback(Schema.Finite, 0),
  // A play session starts with the first request after 30 minutes without a request from any device.
  since: requiredInContract(maybe(Schema.Finite)),
  quickBreak: maybe(Schema.Boolean),
  reviewDue: maybe(Schema.Finite),
  previousLogin: maybe(Schema.Finite),
  // Null means that the check is malformed.
  realityCheck: Schema.optionalKey(
    recovered(Schema.NullOr(RealityCheck), null).annotate({ contract: RealityCheck }),
  ),
  // Undefined means that the limits are unknown, and that the response permits nothing (gateway §1).
  limits: requiredInContract(maybe(list(StatedLimit))),
  required: maybe(list(Schema.Literals(kinds))),
  // Null means that the session limit is malformed.
  session: Schema.optionalKey(
    recovered(Schema.NullOr(SessionLimit), null).annotate({ contract: SessionLimit }),
  ),
  break: restriction(Schema.Struct({ until: Schema.Finite })),
  // An exclusion without an end is permanent.
  exclusion: restriction(Schema.Struct({ until: Schema.NullOr(Schema.Finite) })),
})
export type Protection = typeof Protection.Type

/** A value whose missing parts come from the stored state. */
export type Completed = Omit<Protection, "realityCheck" | "limits" | "session"> & {
  readonly realityCheck: RealityCheck | undefined
  readonly limits: Limits | undefined
  readonly session: SessionLimit | undefined
}

/** The unit is hours. */
export const breaks = [24, 72, 168, 336, 1008] as const
export type BreakHours = (typeof breaks)[number]

export const breakEnd = (now: number, hours: number): number => now + hours * 3_600_000

/** The unit is months. */
export const exclusions = [6, 12, 24, 60, "permanent"] as const
export type ExclusionLength = (typeof exclusions)[number]

/** Assumed: the gateway counts calendar months in UTC. A day that a shorter month lacks falls into the next. */
export const monthsAfter = (now: number, months: number): number => {
  const date = new Date(now)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
