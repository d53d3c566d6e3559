import { Data } from "effect"

import * as Machine from "./Machine.ts"

export type State = Data.TaggedEnum<{
  Loading: { readonly attempt: number }
  Ready: { readonly attempt: number }
  Stuck: { readonly attempt: number }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  IframeLoaded: { readonly attempt: number }
  TimedOut: { readonly attempt: number }
  RetryPressed: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  AwaitIframe: { readonly attempt: number }
}>
export const Command = Data.taggedEnum<Command>()

const first = 1

export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Loading({ attempt: first }),
  start: [Command.AwaitIframe({ attempt: first })],
  transition: (state, event) => {
    if (event._tag === "RetryPressed") {
      if (state._tag !== "Stuck") return Machine.go(state)
      const attempt = state.attempt + 1
      return Machine.go<State, Command>(State.Loading({ attempt }), Command.AwaitIframe({ attempt }))
    }
    if (event.attempt !== state.attempt) return Machine.go(state)
    switch (event._tag) {
      case "IframeLoaded":
        return Machine.go(State.Ready(state))
      case "TimedOut":
        return Machine.go(state._tag === "Loading" ? State.Stuck(state) : state)
    }
  },
}
