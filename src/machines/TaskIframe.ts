import { Data } from "effect"

import * as Machine from "./Machine.ts"

export type State = Data.TaggedEnum<{
  Waiting: {}
  Loading: { readonly attempt: number }
  Revealing: { readonly attempt: number }
  Shown: { readonly attempt: number }
  Stuck: { readonly attempt: number }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Waited: {}
  IframeLoaded: { readonly attempt: number }
  Revealed: { readonly attempt: number }
  TimedOut: { readonly attempt: number }
  RetryPressed: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  // Spec §2 "Task page" defines both delays.
  AwaitStart: {}
  AwaitIframe: { readonly attempt: number }
  AwaitShow: { readonly attempt: number }
  // Writes the entry of the error log that spec §8 requires.
  Log: {}
}>
export const Command = Data.taggedEnum<Command>()

type Transition = Machine.Transition<State, Command>
const go = Machine.go<State, Command>

const load = (attempt: number): Transition => go(State.Loading({ attempt }), Command.AwaitIframe({ attempt }))

const ofAttempt = (
  state: Exclude<State, { readonly _tag: "Waiting" }>,
  event: Exclude<Event, { readonly _tag: "Waited" | "RetryPressed" }>,
): Transition => {
  const { attempt } = state
  switch (event._tag) {
    case "IframeLoaded":
      return state._tag === "Loading" || state._tag === "Stuck"
        ? go(State.Revealing({ attempt }), Command.AwaitShow({ attempt }))
        : go(state)
    case "Revealed":
      return go(state._tag === "Revealing" ? State.Shown({ attempt }) : state)
    case "TimedOut":
      return state._tag === "Loading" ? go(State.Stuck({ attempt }), Command.Log()) : go(state)
  }
}

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Waiting(),
  start: [Command.AwaitStart()],
  transition: (state, event) => {
    switch (event._tag) {
      case "Waited":
        return state._tag === "Waiting" ? load(1) : go(state)
      case "RetryPressed":
        return state._tag === "Stuck" ? load(state.attempt + 1) : go(state)
      default:
        // Each attempt mounts a new iframe, so late events of an older iframe are ignored.
        return state._tag === "Waiting" || event.attempt !== state.attempt
          ? go(state)
          : ofAttempt(state, event)
    }
  },
}
