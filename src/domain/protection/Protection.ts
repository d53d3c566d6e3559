import { Schema } from "effect"

import { list, maybe } from "#domain/Lenient.ts"

import { kinds, PlayLimit } from "./PlayLimit.ts"
import { RealityCheck } from "./RealityCheck.ts"
import { SessionLimit } from "./SessionLimit.ts"

/**
 * What protects a player (gateway §11). Times in epoch milliseconds; `now` is the gateway's.
 *
 * A malformed limit, session, break or exclusion makes the whole value malformed, so that it never reads as none.
 */
export const Protection = Schema.Struct({
  now: Schema.Finite,
  /** When the session of play began: the first request after 30 minutes without one on any device. */
  since: maybe(Schema.Finite),
  /** Whether games and lotteries offer a break of 24 hours. */
  quickBreak: maybe(Schema.Boolean),
  previousLogin: maybe(Schema.Finite),
  realityCheck: maybe(RealityCheck),
  /** Undefined: the gateway offers none. */
  limits: Schema.optionalKey(Schema.Array(PlayLimit)),
  /** The kinds of limits that the player must set before a deposit. */
  required: maybe(list(Schema.Literals(kinds))),
  /** Undefined without a session limit. */
  session: Schema.optionalKey(SessionLimit),
  break: Schema.optionalKey(Schema.Struct({ until: Schema.Finite })),
  /** `until` is null when the exclusion is permanent. */
  exclusion: Schema.optionalKey(Schema.Struct({ until: Schema.NullOr(Schema.Finite) })),
})
export type Protection = typeof Protection.Type

/** The offered lengths of a break, in hours. */
export const breaks = [24, 72, 168, 336, 1008] as const
export type BreakHours = (typeof breaks)[number]

/** The offered lengths of a self-exclusion, in months; `permanent` has no end. */
export const exclusions = [6, 12, 24, 60, "permanent"] as const
export type ExclusionLength = (typeof exclusions)[number]
