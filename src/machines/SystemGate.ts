import { Data, Duration, Option } from "effect"

import { timings } from "#config/timings.ts"
import * as SystemStatus from "#domain/frame/SystemStatus.ts"

import * as Machine from "./Machine.ts"

export type State = Data.TaggedEnum<{
  Unknown: { readonly requesting: boolean; readonly askedAt: number }
  Open: { readonly status: SystemStatus.SystemStatus; readonly requesting: boolean; readonly askedAt: number }
  Closed: {
    readonly status: SystemStatus.SystemStatus
    readonly requesting: boolean
    readonly askedAt: number
  }
  // The status request failed, and no status is cached (open point 66).
  Unreachable: { readonly requesting: boolean; readonly askedAt: number }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  CacheRead: { readonly status: Option.Option<SystemStatus.SystemStatus> }
  Received: { readonly status: SystemStatus.SystemStatus; readonly at: number }
  Failed: { readonly at: number }
  Asked: {}
  Looked: { readonly at: number }
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  ReadCache: {}
  Fetch: {}
  // Checks the status again later, so that the error page closes when its reason has ended (open point 148).
  CheckLater: {}
}>
export const Command = Data.taggedEnum<Command>()

const byStatus = (status: SystemStatus.SystemStatus, requesting: boolean, askedAt: number): State =>
  SystemStatus.codeOf(status) === 0
    ? State.Open({ status, requesting, askedAt })
    : State.Closed({ status, requesting, askedAt })

const scheduled = (state: State): Machine.Transition<State, Command> =>
  state._tag === "Open" ? Machine.go(state) : Machine.go(state, Command.CheckLater())

const asked = (state: State): Machine.Transition<State, Command> =>
  state.requesting ? Machine.go(state) : Machine.go({ ...state, requesting: true }, Command.Fetch())

const isStale = (state: State, at: number): boolean =>
  at - state.askedAt >= Duration.toMillis(timings.statusStale)

const transition = (state: State, event: Event): Machine.Transition<State, Command> => {
  switch (event._tag) {
    case "CacheRead":
      return asked(
        Option.match(event.status, {
          onNone: () => state,
          // The cached status never replaces a fetched status.
          onSome: (status) =>
            state._tag === "Unknown" ? byStatus(status, state.requesting, state.askedAt) : state,
        }),
      )
    case "Received":
      return scheduled(byStatus(event.status, false, event.at))
    case "Failed":
      return scheduled(
        state._tag === "Unknown"
          ? State.Unreachable({ requesting: false, askedAt: event.at })
          : { ...state, requesting: false, askedAt: event.at },
      )
    case "Asked":
      return asked(state)
    case "Looked":
      return isStale(state, event.at) ? asked(state) : Machine.go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Unknown({ requesting: false, askedAt: 0 }),
  start: [Command.ReadCache()],
  transition,
}
