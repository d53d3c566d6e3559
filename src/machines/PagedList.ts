import { Data } from "effect"

import { hasMore } from "#domain/GameList.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** Names and values of what a list is asked for. Two of the same values are one list. */
type Key = Readonly<Record<string, string>>

/** What is there of a list. */
export interface Shown<Wanted, Entry> {
  readonly wanted: Wanted
  readonly entries: ReadonlyArray<Entry>
  /** The last page that came; counts from 1. */
  readonly page: number
  readonly totalPages: number
}

/** How the next page stands. */
export type More = Data.TaggedEnum<{
  Idle: {}
  Loading: {}
  /** What is shown stays; it is asked for again by a press. */
  Failed: { readonly message: Message }
}>
export const More = Data.taggedEnum<More>()

export type State<Wanted, Entry> =
  /** Nothing is wanted yet. */
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Loading"; readonly wanted: Wanted; readonly askedAt: number }
  | { readonly _tag: "Failed"; readonly wanted: Wanted; readonly message: Message }
  | {
      readonly _tag: "Shown"
      readonly list: Shown<Wanted, Entry>
      readonly more: More
      readonly askedAt: number
    }

/** `now` is in epoch milliseconds. */
export type Event<Wanted, Entry> =
  /** Another list, or the same one from its start. */
  | { readonly _tag: "Wanted"; readonly wanted: Wanted; readonly now: number }
  /** A list that was left is come back to. */
  | { readonly _tag: "Restored"; readonly list: Shown<Wanted, Entry> }
  /** The end of what is shown comes near. */
  | { readonly _tag: "EndNeared"; readonly now: number }
  | { readonly _tag: "RetryPressed"; readonly now: number }
  | {
      readonly _tag: "Arrived"
      readonly wanted: Wanted
      readonly page: number
      readonly entries: ReadonlyArray<Entry>
      readonly totalPages: number
    }
  | {
      readonly _tag: "Broke"
      readonly wanted: Wanted
      readonly page: number
      readonly message: Message
    }

/** Asks for a page after so many milliseconds. */
export interface Command<Wanted> {
  readonly _tag: "Fetch"
  readonly wanted: Wanted
  readonly page: number
  readonly wait: number
}

const fetch = <Wanted>(wanted: Wanted, page: number, wait = 0): Command<Wanted> => ({
  _tag: "Fetch",
  wanted,
  page,
  wait,
})

export const isSame = (one: Key, other: Key): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** What a list is of; nothing while none is wanted. */
export const wantedOf = <Wanted, Entry>(state: State<Wanted, Entry>): Wanted | undefined => {
  switch (state._tag) {
    case "Idle":
      return undefined
    case "Loading":
    case "Failed":
      return state.wanted
    case "Shown":
      return state.list.wanted
  }
}

/** The page that a state waits for. */
const awaited = <Wanted, Entry>(state: State<Wanted, Entry>): number | undefined => {
  if (state._tag === "Loading") return 1
  return state._tag === "Shown" && state.more._tag === "Loading" ? state.list.page + 1 : undefined
}

/** A list with one more page; an entry that moved to a later page is shown once. */
const withPage = <Wanted, Entry>(
  state: State<Wanted, Entry>,
  event: Event<Wanted, Entry> & { readonly _tag: "Arrived" },
  idOf: (entry: Entry) => string,
): State<Wanted, Entry> => {
  const { wanted, page, totalPages } = event
  const before = state._tag === "Shown" ? state.list.entries : []
  const known = new Set(before.map(idOf))
  const fresh = event.entries.filter((entry) => {
    const isNew = !known.has(idOf(entry))
    known.add(idOf(entry))
    return isNew
  })
  const askedAt = state._tag === "Loading" || state._tag === "Shown" ? state.askedAt : 0
  return {
    _tag: "Shown",
    list: { wanted, entries: [...before, ...fresh], page, totalPages },
    more: More.Idle(),
    askedAt,
  }
}

/** The list without the page that failed: what is shown stays. */
const withFailure = <Wanted, Entry>(
  state: State<Wanted, Entry>,
  { wanted, message }: Event<Wanted, Entry> & { readonly _tag: "Broke" },
): State<Wanted, Entry> =>
  state._tag === "Shown" ? { ...state, more: More.Failed({ message }) } : { _tag: "Failed", wanted, message }

/** Whether an answer is the one that the list waits for. */
const isAwaited = <Wanted extends Key, Entry>(
  state: State<Wanted, Entry>,
  event: { readonly wanted: Wanted; readonly page: number },
): boolean => {
  const wanted = wantedOf(state)
  return wanted !== undefined && isSame(wanted, event.wanted) && awaited(state) === event.page
}

/**
 * A list that comes page by page (spec §2 "Game entry tabs").
 *
 * One page is on its way at a time, two are `throttle` milliseconds apart, an
 * entry that moved to a later page is shown once, and an answer for another
 * list than the wanted one changes nothing.
 */
export const machine = <Wanted extends Key, Entry>(
  idOf: (entry: Entry) => string,
  throttle: number,
): Machine.Machine<State<Wanted, Entry>, Event<Wanted, Entry>, Command<Wanted>> => {
  type Here = State<Wanted, Entry>
  const go: (
    state: Here,
    ...commands: ReadonlyArray<Command<Wanted>>
  ) => Machine.Step<Here, Command<Wanted>> = Machine.go

  const begin = (wanted: Wanted, now: number) =>
    go({ _tag: "Loading", wanted, askedAt: now }, fetch(wanted, 1))

  const more = (state: Here, now: number) => {
    if (state._tag !== "Shown" || state.more._tag === "Loading") return go(state)
    const { wanted, page, totalPages } = state.list
    if (!hasMore(page, totalPages)) return go(state)
    const askedAt = Math.max(now, state.askedAt + throttle)
    return go({ ...state, more: More.Loading(), askedAt }, fetch(wanted, page + 1, askedAt - now))
  }

  const step = (state: Here, event: Event<Wanted, Entry>) => {
    switch (event._tag) {
      case "Wanted":
        return begin(event.wanted, event.now)
      case "Restored":
        return go({ _tag: "Shown", list: event.list, more: More.Idle(), askedAt: 0 })
      case "EndNeared":
        // A page that failed is not asked for by scrolling: it would fail again and again.
        return state._tag === "Shown" && state.more._tag === "Failed" ? go(state) : more(state, event.now)
      case "RetryPressed":
        return state._tag === "Failed" ? begin(state.wanted, event.now) : more(state, event.now)
      case "Arrived":
        return go(isAwaited(state, event) ? withPage(state, event, idOf) : state)
      case "Broke":
        return go(isAwaited(state, event) ? withFailure(state, event) : state)
    }
  }

  return { initial: { _tag: "Idle" }, start: [], step }
}
