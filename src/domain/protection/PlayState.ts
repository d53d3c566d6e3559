import { Option, Schema } from "effect"

import type { Failure } from "#domain/Failure.ts"

import * as PlayPermission from "./PlayPermission.ts"
import type { Limits } from "./PlayLimit.ts"
import * as PlaySession from "./PlaySession.ts"
import type { Completed, Protection } from "./Protection.ts"
import { type RealityCheck, strictest } from "./RealityCheck.ts"

/** All tabs share the state of an account (gateway §11). */
export interface PlayState {
  readonly access: PlayPermission.PlayPermission
  readonly session: PlaySession.PlaySession
  readonly check?: RealityCheck | undefined
  readonly since?: number | undefined
  readonly limits?: Limits | undefined
  // Is the gateway's time of the last response, or 0 before the first response.
  readonly at: number
}

export type Event =
  | Exclude<PlayPermission.Event, { readonly _tag: "Closed" }>
  | { readonly _tag: "TimePassed"; readonly now: number }
  | { readonly _tag: "Refused"; readonly failure: Failure; readonly now: number }

export const initial: PlayState = {
  access: PlayPermission.initial,
  session: PlaySession.initial,
  at: 0,
}

// If a response seems older than the stored state by more than this, the gateway's clock was set back.
const longestRequest = 60_000

/** A clock that differs from the estimate by more than a request lasts is wrong. */
export const plausible = (now: number, estimate: number): number =>
  Math.abs(now - estimate) > longestRequest ? estimate : now

// Returns whether a later response arrived first, in this tab or another tab.
const isOvertaken = ({ at }: PlayState, now: number): boolean => now < at && at - now <= longestRequest

const checkOf = (state: PlayState, { realityCheck, limits }: Protection): RealityCheck | undefined => {
  if (realityCheck === null) return state.check ?? strictest
  return realityCheck ?? (limits === undefined ? state.check : undefined)
}

/** Adds what a malformed or partial response leaves unknown from the stored state. */
export const completed = (state: PlayState, protection: Protection): Completed => ({
  ...protection,
  limits: protection.limits ?? state.limits,
  realityCheck: checkOf(state, protection),
  session:
    protection.session ?? (protection.session === null ? PlaySession.limitOf(state.session) : undefined),
})

const decodeEnd = Schema.decodeUnknownOption(Schema.Struct({ closedUntil: Schema.Finite }))

const refused = (state: PlayState, failure: Failure, now: number): PlayState => {
  // A response that was sent before the refusal must not reopen play.
  const at = Math.max(state.at, now)
  const restriction = PlayPermission.statedBy(failure)
  if (restriction !== undefined)
    return { ...state, access: PlayPermission.transition(state.access, { _tag: "Closed", restriction }), at }
  if (failure._tag !== "Refused" || failure.code !== "session_limit") return state
  return Option.match(decodeEnd(failure.value), {
    onNone: () => state,
    onSome: ({ closedUntil }) => ({
      ...state,
      session: PlaySession.refused(state.session, closedUntil, now),
      at,
    }),
  })
}

export const transition = (state: PlayState, event: Event): PlayState => {
  switch (event._tag) {
    case "Received": {
      const { protection } = event
      if (isOvertaken(state, protection.now)) return state
      const { now, since, limits, session, break: pause, exclusion } = protection
      const isKept = limits === undefined && session === undefined
      // A response that states nothing overtakes no other.
      const isEmpty = isKept && pause === undefined && exclusion === undefined
      return {
        access: PlayPermission.transition(state.access, event),
        session: isKept ? state.session : PlaySession.received(state.session, protection),
        check: checkOf(state, protection),
        since: since ?? state.since ?? now,
        limits: limits ?? state.limits,
        at: isEmpty ? state.at : now,
      }
    }
    case "Failed":
      return { ...state, access: PlayPermission.transition(state.access, event) }
    case "TimePassed":
      return { ...state, session: PlaySession.passed(state.session, event.now) }
    case "Refused":
      return refused(state, event.failure, event.now)
  }
}

export const refusedAt = (
  { access, session }: PlayState,
  now: number,
): PlayPermission.PlayRestriction | PlaySession.Ended | undefined =>
  PlayPermission.restrictionOf(access) ?? PlaySession.endOf(session, now)
