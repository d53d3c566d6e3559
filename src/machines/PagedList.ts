import { Data } from "effect"

import { hasMore } from "#domain/games/GameList.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** The request of a list. Requests with equal values are the same list. */
type Key = Readonly<Record<string, string>>

/** The loaded part of a list. */
export interface Shown<Wanted, Entry> {
  readonly wanted: Wanted
  readonly entries: ReadonlyArray<Entry>
  /** The last loaded page, from 1. */
  readonly page: number
  readonly totalPages: number
}

/** The state of the next page. */
export type More = Data.TaggedEnum<{
  Idle: {}
  Loading: {}
  /** The loaded entries stay; a press retries. */
  Failed: { readonly message: Message }
}>
export const More = Data.taggedEnum<More>()

export type State<Wanted, Entry> =
  /** No list was requested yet. */
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Loading"; readonly wanted: Wanted }
  | { readonly _tag: "Failed"; readonly wanted: Wanted; readonly message: Message }
  | {
      readonly _tag: "Shown"
      readonly list: Shown<Wanted, Entry>
      readonly more: More
      /** When scrolling last requested a page. */
      readonly askedAt: number
    }

export type Event<Wanted, Entry> =
  /** Requests another list, or the same one from its start. */
  | { readonly _tag: "Wanted"; readonly wanted: Wanted }
  /** Restores the snapshot of a list that was left. */
  | { readonly _tag: "Restored"; readonly list: Shown<Wanted, Entry> }
  /** The end of the loaded entries is near the viewport. `now` is in epoch milliseconds. */
  | { readonly _tag: "EndReached"; readonly now: number }
  | { readonly _tag: "RetryPressed" }
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

/** Fetches a page. */
export interface Command<Wanted> {
  readonly _tag: "Fetch"
  readonly wanted: Wanted
  readonly page: number
}

const fetch = <Wanted>(wanted: Wanted, page: number): Command<Wanted> => ({ _tag: "Fetch", wanted, page })

const never = Number.NEGATIVE_INFINITY

export const isSame = (one: Key, other: Key): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The requested list; `undefined` before the first request. */
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

/** The page in flight. */
const awaited = <Wanted, Entry>(state: State<Wanted, Entry>): number | undefined => {
  if (state._tag === "Loading") return 1
  return state._tag === "Shown" && state.more._tag === "Loading" ? state.list.page + 1 : undefined
}

/** Appends a page. Entries that moved to a later page are not duplicated. */
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
  const askedAt = state._tag === "Shown" ? state.askedAt : never
  return {
    _tag: "Shown",
    list: { wanted, entries: [...before, ...fresh], page, totalPages },
    more: More.Idle(),
    askedAt,
  }
}

/** Marks the next page as failed. The loaded entries stay. */
const withFailure = <Wanted, Entry>(
  state: State<Wanted, Entry>,
  { wanted, message }: Event<Wanted, Entry> & { readonly _tag: "Broke" },
): State<Wanted, Entry> =>
  state._tag === "Shown" ? { ...state, more: More.Failed({ message }) } : { _tag: "Failed", wanted, message }

/** Whether a response belongs to the page in flight. */
const isAwaited = <Wanted extends Key, Entry>(
  state: State<Wanted, Entry>,
  event: { readonly wanted: Wanted; readonly page: number },
): boolean => {
  const wanted = wantedOf(state)
  return wanted !== undefined && isSame(wanted, event.wanted) && awaited(state) === event.page
}

/**
 * A list that loads page by page (spec §2 "Game entry tabs").
 *
 * Only one page is in flight. Scrolling requests a page at once, and none within the next `throttle`
 * milliseconds (decision 107); the first page does not count. Duplicate entries are dropped. Responses for
 * another list are ignored.
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

  const begin = (wanted: Wanted) => go({ _tag: "Loading", wanted }, fetch(wanted, 1))

  const more = (state: Here, now?: number) => {
    if (state._tag !== "Shown" || state.more._tag === "Loading") return go(state)
    const { wanted, page, totalPages } = state.list
    if (!hasMore(page, totalPages)) return go(state)
    return go({ ...state, more: More.Loading(), askedAt: now ?? state.askedAt }, fetch(wanted, page + 1))
  }

  const moreByScroll = (state: Here, now: number) => {
    if (state._tag !== "Shown" || now < state.askedAt + throttle) return go(state)
    // Scrolling does not retry a failed page, which would fail repeatedly.
    return state.more._tag === "Failed" ? go(state) : more(state, now)
  }

  const step = (state: Here, event: Event<Wanted, Entry>) => {
    switch (event._tag) {
      case "Wanted":
        return begin(event.wanted)
      case "Restored":
        return go({ _tag: "Shown", list: event.list, more: More.Idle(), askedAt: never })
      case "EndReached":
        return moreByScroll(state, event.now)
      case "RetryPressed":
        return state._tag === "Failed" ? begin(state.wanted) : more(state)
      case "Arrived":
        return go(isAwaited(state, event) ? withPage(state, event, idOf) : state)
      case "Broke":
        return go(isAwaited(state, event) ? withFailure(state, event) : state)
    }
  }

  return { initial: { _tag: "Idle" }, start: [], step }
}
