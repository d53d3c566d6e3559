import { Data } from "effect"

import * as Machine from "./Machine.ts"

export interface Play {
  // Each launch has a different id, so that no launch reuses an older iframe.
  readonly id: number
  readonly name: string
  readonly url: string
  // The unit is epoch milliseconds.
  readonly openedAt: number
}

export type State = Data.TaggedEnum<{
  Closed: {}
  Loading: { readonly play: Play }
  Ready: { readonly play: Play }
  Stuck: { readonly play: Play }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Launched: { readonly name: string; readonly url: string; readonly now: number }
  IframeLoaded: { readonly id: number }
  TimedOut: { readonly id: number }
  ClosePressed: {}
  NavigatedBack: {}
  PagePressed: {}
  LobbyReached: { readonly path: string }
  Replaced: {}
  SessionEnded: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  // Adds a history entry, so that back navigation closes the game shell.
  PushEntry: {}
  RemoveEntry: {}
  AwaitIframe: { readonly id: number }
  NoteBalance: {}
  Refresh: {}
  OpenPage: { readonly url: string }
  OpenInLobby: { readonly path: string }
}>
export const Command = Data.taggedEnum<Command>()

const playOf = (state: State): Play | undefined => (state._tag === "Closed" ? undefined : state.play)

const opened = (state: State, { name, url, now }: Event & { readonly _tag: "Launched" }) => {
  const before = playOf(state)
  const id = Math.max(now, (before?.id ?? 0) + 1)
  return Machine.go<State, Command>(
    State.Loading({ play: { id, name, url, openedAt: now } }),
    ...(before === undefined ? [Command.PushEntry()] : []),
    Command.NoteBalance(),
    Command.AwaitIframe({ id }),
  )
}

/** Only one game is open at a time, with one history entry (open point 114). */
export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Closed(),
  start: [],
  transition: (state, event) => {
    if (event._tag === "Launched") return opened(state, event)
    const play = playOf(state)
    if (play === undefined) return Machine.go(state)
    switch (event._tag) {
      case "IframeLoaded":
        return Machine.go(event.id === play.id ? State.Ready({ play }) : state)
      case "TimedOut":
        return Machine.go(event.id === play.id && state._tag === "Loading" ? State.Stuck({ play }) : state)
      case "ClosePressed":
        return Machine.go<State, Command>(State.Closed(), Command.RemoveEntry(), Command.Refresh())
      case "LobbyReached":
        return Machine.go<State, Command>(
          State.Closed(),
          Command.RemoveEntry(),
          Command.OpenInLobby({ path: event.path }),
          Command.Refresh(),
        )
      case "NavigatedBack":
      case "Replaced":
        return Machine.go<State, Command>(State.Closed(), Command.Refresh())
      case "PagePressed":
        return Machine.go<State, Command>(State.Closed(), Command.OpenPage({ url: play.url }))
      case "SessionEnded":
        return Machine.go(State.Closed())
    }
  },
}
