import * as PlayAccess from "./PlayAccess.ts"
import * as PlaySession from "./PlaySession.ts"

/**
 * Whether an account may play and deposit (gateway §11): its access, and beside it the session of play. One state an
 * account, which all tabs share.
 */
export interface PlayState {
  readonly access: PlayAccess.PlayAccess
  readonly session: PlaySession.PlaySession
  /** Whether the account has reality checks. */
  readonly hasChecks: boolean
  /** The gateway's time of the last response; 0 before the first one. */
  readonly at: number
}

/** `TimePassed` has the gateway's time in epoch milliseconds. */
export type Event = PlayAccess.Event | { readonly _tag: "TimePassed"; readonly now: number }

/** The state of an account before its first response. */
export const initial: PlayState = {
  access: PlayAccess.initial,
  session: PlaySession.initial,
  hasChecks: false,
  at: 0,
}

/** A request lasts no longer: a response that is older by more comes from a gateway whose clock was set back. */
const longestRequest = 60_000

/** Whether a response was overtaken by a later one, of this tab or another. */
const isOvertaken = ({ at }: PlayState, now: number): boolean => now < at && at - now <= longestRequest

/** The state after an event. Only a response opens what was closed. */
export const step = (state: PlayState, event: Event): PlayState => {
  switch (event._tag) {
    case "Received": {
      const { protection } = event
      if (isOvertaken(state, protection.now)) return state
      return {
        access: PlayAccess.step(state.access, event),
        session: PlaySession.received(state.session, protection),
        hasChecks: protection.realityCheck !== undefined,
        at: protection.now,
      }
    }
    case "Failed":
      return { ...state, access: PlayAccess.step(state.access, event) }
    case "TimePassed":
      return { ...state, session: PlaySession.passed(state.session, event.now) }
  }
}

/** Why launches and deposits are refused at a time; undefined while they are open, or the gateway decides. */
export const refusedAt = (
  { access, session }: PlayState,
  now: number,
): PlayAccess.Closure | PlaySession.Ended | undefined =>
  PlayAccess.closureOf(access) ?? PlaySession.endOf(session, now)
