import { Data, Option } from "effect"

import type { Session } from "#domain/Session.ts"

import * as Machine from "./Machine.ts"

export type State = Data.TaggedEnum<{
  Guest: {}
  Member: { readonly session: Session }
  /** The sign-out is in flight; a second confirmation is ignored. */
  Leaving: { readonly session: Session }
  /** The backend ended the session while it was in use; the guest has seen the message. */
  Over: {}
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  /** A session started: by a login, a token in the address, or another tab. */
  Began: { readonly session: Session }
  SignOutConfirmed: {}
  /** The member signed out, here or in another tab. */
  Left: {}
  /** The backend rejected the session's token. */
  WentOver: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  /** Removes the session from the device, sends the logout, and waits for its response. */
  LogOut: {}
  /** A session started during the sign-out: its response is no longer awaited. */
  StopWaiting: {}
  /** Replaces the page by home, so that back does not return to a member's page (spec §4). */
  GoHome: {}
  /** Reports once that the session is over, stores the return page and opens the login (decision 52). */
  SendToLogin: {}
}>
export const Command = Data.taggedEnum<Command>()

const go: (state: State, ...commands: ReadonlyArray<Command>) => Machine.Step<State, Command> = Machine.go

const whileGuest = (state: State, event: Event): Machine.Step<State, Command> =>
  go(event._tag === "Began" ? State.Member({ session: event.session }) : state)

const whileMember = (
  state: Data.TaggedEnum.Value<State, "Member" | "Leaving">,
  event: Event,
): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "Began": {
      const member = State.Member({ session: event.session })
      return state._tag === "Leaving" ? go(member, Command.StopWaiting()) : go(member)
    }
    case "SignOutConfirmed":
      return state._tag === "Member" ? go(State.Leaving(state), Command.LogOut()) : go(state)
    case "Left":
      return go(State.Guest(), Command.GoHome())
    case "WentOver":
      // During a sign-out the message is not needed.
      return state._tag === "Leaving" ? go(state) : go(State.Over(), Command.SendToLogin())
    default:
      return go(state)
  }
}

/** The session's lifecycle, spec §4 and decision 52. */
const step = (state: State, event: Event): Machine.Step<State, Command> =>
  state._tag === "Member" || state._tag === "Leaving" ? whileMember(state, event) : whileGuest(state, event)

export const machine: Machine.Machine<State, Event, Command> = { initial: State.Guest(), start: [], step }

/** The session of a state; during a sign-out it still exists. */
export const sessionOf = (state: State): Option.Option<Session> =>
  state._tag === "Member" || state._tag === "Leaving" ? Option.some(state.session) : Option.none()
