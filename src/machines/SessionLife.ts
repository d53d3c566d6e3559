import { Data, Option } from "effect"

import type { Session } from "#domain/Session.ts"

import * as Machine from "./Machine.ts"

export type State = Data.TaggedEnum<{
  Guest: {}
  LoggingIn: {}
  Member: { readonly session: Session }
  /** The sign-out is on its way; nothing else of the session is possible. */
  Leaving: { readonly session: Session }
  /** The backend ended the session while it was in use; a guest who was told so. */
  Over: {}
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  LoginBegan: {}
  LoginFailed: {}
  /** A session is there: logged in, taken from the address, or by another tab. */
  Began: { readonly session: Session }
  SignOutConfirmed: {}
  /** The session is gone because its member left, here or in another tab. */
  Left: {}
  /** The session is gone because the backend no longer knows it. */
  WentOver: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  LogOut: {}
  /** Replaces the page by home, so that back does not return to a member's page (spec §4). */
  GoHome: {}
  /** Says once that the session is over, remembers the page and goes to the login (decision 52). */
  SendToLogin: {}
}>
export const Command = Data.taggedEnum<Command>()

const go: (state: State, ...commands: ReadonlyArray<Command>) => Machine.Step<State, Command> = Machine.go

const whileGuest = (state: State, event: Event): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "LoginBegan":
      return go(State.LoggingIn())
    case "LoginFailed":
      return go(State.Guest())
    case "Began":
      return go(State.Member({ session: event.session }))
    default:
      return go(state)
  }
}

const whileMember = (
  state: Data.TaggedEnum.Value<State, "Member" | "Leaving">,
  event: Event,
): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "Began":
      return go(State.Member({ session: event.session }))
    case "SignOutConfirmed":
      return state._tag === "Member" ? go(State.Leaving(state), Command.LogOut()) : go(state)
    case "Left":
      return go(State.Guest(), Command.GoHome())
    case "WentOver":
      // Whoever is leaving anyway need not be told.
      return state._tag === "Leaving" ? go(state) : go(State.Over(), Command.SendToLogin())
    default:
      return go(state)
  }
}

/** The life of a session, spec §4 and decision 52. */
const step = (state: State, event: Event): Machine.Step<State, Command> =>
  state._tag === "Member" || state._tag === "Leaving" ? whileMember(state, event) : whileGuest(state, event)

export const machine: Machine.Machine<State, Event, Command> = { initial: State.Guest(), start: [], step }

/** The session of a state; whoever is leaving still has one. */
export const sessionOf = (state: State): Option.Option<Session> =>
  state._tag === "Member" || state._tag === "Leaving" ? Option.some(state.session) : Option.none()
