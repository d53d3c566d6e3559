import { Data, Duration, Option } from "effect"

import { timings } from "#config/timings.ts"
import * as SystemStatus from "#domain/SystemStatus.ts"

import * as Machine from "./Machine.ts"

/** What stands in front of the app. `asking` while a status is on its way; `askedAt` is epoch ms of the last answer. */
export type State = Data.TaggedEnum<{
  /** A first visit: nothing is known yet. */
  Unknown: { readonly asking: boolean; readonly askedAt: number }
  Open: { readonly status: SystemStatus.SystemStatus; readonly asking: boolean; readonly askedAt: number }
  /** Status 1 or 2. */
  Closed: { readonly status: SystemStatus.SystemStatus; readonly asking: boolean; readonly askedAt: number }
  /** The status cannot be had and none was kept (decision 66). */
  Unreachable: { readonly asking: boolean; readonly askedAt: number }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  CacheRead: { readonly status: Option.Option<SystemStatus.SystemStatus> }
  Answered: { readonly status: SystemStatus.SystemStatus; readonly at: number }
  Failed: { readonly at: number }
  /** "Try again" was pressed, or what comes with the status is wanted as it is now. */
  Asked: {}
  /** The tab is looked at again, or five minutes have passed. */
  Looked: { readonly at: number }
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  ReadCache: {}
  Fetch: {}
  /** Looks again after five minutes: an error page goes by itself when its reason has gone (decision 148). */
  LookLater: {}
}>
export const Command = Data.taggedEnum<Command>()

const byStatus = (status: SystemStatus.SystemStatus, asking: boolean, askedAt: number): State =>
  SystemStatus.codeOf(status) === 0
    ? State.Open({ status, asking, askedAt })
    : State.Closed({ status, asking, askedAt })

/** An error page is looked at again later; the app is not. */
const settled = (state: State): Machine.Step<State, Command> =>
  state._tag === "Open" ? Machine.go(state) : Machine.go(state, Command.LookLater())

const asked = (state: State): Machine.Step<State, Command> =>
  state.asking ? Machine.go(state) : Machine.go({ ...state, asking: true }, Command.Fetch())

const isStale = (state: State, at: number): boolean =>
  at - state.askedAt >= Duration.toMillis(timings.statusStale)

/** The error gate, spec §2: the kept status at once, then the fresh one; a failed refresh changes nothing. */
const step = (state: State, event: Event): Machine.Step<State, Command> => {
  switch (event._tag) {
    case "CacheRead":
      return asked(
        Option.match(event.status, {
          onNone: () => state,
          // What was kept never stands over what was answered.
          onSome: (status) =>
            state._tag === "Unknown" ? byStatus(status, state.asking, state.askedAt) : state,
        }),
      )
    case "Answered":
      return settled(byStatus(event.status, false, event.at))
    case "Failed":
      return settled(
        state._tag === "Unknown"
          ? State.Unreachable({ asking: false, askedAt: event.at })
          : { ...state, asking: false, askedAt: event.at },
      )
    case "Asked":
      return asked(state)
    case "Looked":
      return isStale(state, event.at) ? asked(state) : Machine.go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Unknown({ asking: false, askedAt: 0 }),
  start: [Command.ReadCache()],
  step,
}
