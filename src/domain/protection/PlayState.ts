import * as PlayPermission from "./PlayPermission.ts"
import * as PlaySession from "./PlaySession.ts"

/** All tabs share the state of an account (gateway §11). */
export interface PlayState {
  readonly access: PlayPermission.PlayPermission
  readonly session: PlaySession.PlaySession
  readonly hasChecks: boolean
  // Is the gateway's time of the last response, or 0 before the first response.
  readonly at: number
}

export type Event = PlayPermission.Event | { readonly _tag: "TimePassed"; readonly now: number }

export const initial: PlayState = {
  access: PlayPermission.initial,
  session: PlaySession.initial,
  hasChecks: false,
  at: 0,
}

// If a response seems older than the stored state by more than this, the gateway's clock was set back.
const longestRequest = 60_000

// Returns whether a later response arrived first, in this tab or another tab.
const isOvertaken = ({ at }: PlayState, now: number): boolean => now < at && at - now <= longestRequest

export const transition = (state: PlayState, event: Event): PlayState => {
  switch (event._tag) {
    case "Received": {
      const { protection } = event
      if (isOvertaken(state, protection.now)) return state
      return {
        access: PlayPermission.transition(state.access, event),
        session: PlaySession.received(state.session, protection),
        hasChecks: protection.realityCheck !== undefined,
        at: protection.now,
      }
    }
    case "Failed":
      return { ...state, access: PlayPermission.transition(state.access, event) }
    case "TimePassed":
      return { ...state, session: PlaySession.passed(state.session, event.now) }
  }
}

export const refusedAt = (
  { access, session }: PlayState,
  now: number,
): PlayPermission.PlayRestriction | PlaySession.Ended | undefined =>
  PlayPermission.restrictionOf(access) ?? PlaySession.endOf(session, now)
