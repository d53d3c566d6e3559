import { Data, Option } from "effect"

import type { Session } from "#domain/Session.ts"

import * as Machine from "./Machine.ts"

export type State = Data.TaggedEnum<{
  Guest: {}
  Member: { readonly session: Session }
  // The sign-out is in flight, and a second confirmation is ignored.
  Leaving: { readonly session: Session }
  Over: {}
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Began: { readonly session: Session }
  SignOutConfirmed: {}
  Left: {}
  WentOver: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  LogOut: {}
  // A session started during the sign-out, so the app stops waiting for the response of the logout.
  StopWaiting: {}
  // Home replaces the page, so that back navigation does not open a member's page (spec §4).
  GoHome: {}
  // Shows the message once, stores the return page and opens the login (open point 52).
  SendToLogin: {}
}>
export const Command = Data.taggedEnum<Command>()

type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

const whileGuest = (state: State, event: Event): Transition =>
  go(event._tag === "Began" ? State.Member({ session: event.session }) : state)

const whileMember = (state: Data.TaggedEnum.Value<State, "Member" | "Leaving">, event: Event): Transition => {
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
      return state._tag === "Leaving" ? go(state) : go(State.Over(), Command.SendToLogin())
    default:
      return go(state)
  }
}

const transition = (state: State, event: Event): Transition =>
  state._tag === "Member" || state._tag === "Leaving" ? whileMember(state, event) : whileGuest(state, event)

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Guest(),
  start: [],
  transition,
}

export const sessionOf = (state: State): Option.Option<Session> =>
  state._tag === "Member" || state._tag === "Leaving" ? Option.some(state.session) : Option.none()
