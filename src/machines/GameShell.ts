import { Data } from "effect"

import * as Machine from "./Machine.ts"

/** A game in the shell. */
export interface Play {
  /** Another one each launch, so that no launch gets the frame of another. */
  readonly id: number
  readonly name: string
  readonly url: string
  /** Epoch milliseconds. */
  readonly openedAt: number
}

export type State = Data.TaggedEnum<{
  Closed: {}
  Loading: { readonly play: Play }
  Ready: { readonly play: Play }
  /** The frame failed or takes too long: the player may open the game's page instead. */
  Stuck: { readonly play: Play }
}>
export const State = Data.taggedEnum<State>()

export type Event = Data.TaggedEnum<{
  Launched: { readonly name: string; readonly url: string; readonly now: number }
  FrameLoaded: { readonly id: number }
  WaitedTooLong: { readonly id: number }
  ClosePressed: {}
  /** The player took a step back in the history. */
  SteppedBack: {}
  PagePressed: {}
  SessionEnded: {}
}>
export const Event = Data.taggedEnum<Event>()

export type Command = Data.TaggedEnum<{
  /** The open shell is a step of the history, so that back closes it. */
  AddStep: {}
  /** Takes that step out again. */
  TakeStep: {}
  AwaitFrame: { readonly id: number }
  /** The balance as it was when the game opened is what its net change is counted from. */
  NoteBalance: {}
  /** Balance and recent games have changed by playing. */
  Refresh: {}
  /** Opens the game in this window, in the shell's place. */
  OpenPage: { readonly url: string }
}>
export const Command = Data.taggedEnum<Command>()

const playOf = (state: State): Play | undefined => (state._tag === "Closed" ? undefined : state.play)

const opened = (state: State, { name, url, now }: Event & { readonly _tag: "Launched" }) => {
  const before = playOf(state)
  const id = Math.max(now, (before?.id ?? 0) + 1)
  return Machine.go<State, Command>(
    State.Loading({ play: { id, name, url, openedAt: now } }),
    ...(before === undefined ? [Command.AddStep()] : []),
    Command.NoteBalance(),
    Command.AwaitFrame({ id }),
  )
}

/**
 * The shell around a game that opens in a frame (decision 114).
 *
 * One game at a time, one step of the history while it is open, and every way
 * out refreshes what the game may have changed.
 */
export const machine: Machine.Machine<State, Event, Command> = {
  initial: State.Closed(),
  start: [],
  step: (state, event) => {
    if (event._tag === "Launched") return opened(state, event)
    const play = playOf(state)
    if (play === undefined) return Machine.go(state)
    switch (event._tag) {
      case "FrameLoaded":
        return Machine.go(event.id === play.id ? State.Ready({ play }) : state)
      case "WaitedTooLong":
        return Machine.go(event.id === play.id && state._tag === "Loading" ? State.Stuck({ play }) : state)
      case "ClosePressed":
        return Machine.go<State, Command>(State.Closed(), Command.TakeStep(), Command.Refresh())
      case "SteppedBack":
        return Machine.go<State, Command>(State.Closed(), Command.Refresh())
      case "PagePressed":
        return Machine.go<State, Command>(State.Closed(), Command.OpenPage({ url: play.url }))
      case "SessionEnded":
        return Machine.go(State.Closed())
    }
  },
}
