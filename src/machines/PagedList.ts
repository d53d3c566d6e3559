import { Data } from "effect"

import { hasMore } from "#domain/games/GameList.ts"
import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

type Key = Readonly<Record<string, string>>

export interface Shown<Filter, Entry> {
  readonly filter: Filter
  readonly entries: ReadonlyArray<Entry>
  readonly page: number
  readonly totalPages: number
}

export type More = Data.TaggedEnum<{
  Idle: {}
  Loading: {}
  Failed: { readonly message: Message }
}>
export const More = Data.taggedEnum<More>()

export type State<Filter, Entry> =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Loading"; readonly filter: Filter }
  | {
      readonly _tag: "Failed"
      readonly filter: Filter
      readonly message: Message
      // True while the failed first page is refetched automatically. The failure stays on screen meanwhile.
      readonly isRepeated?: true
    }
  | {
      readonly _tag: "Shown"
      readonly list: Shown<Filter, Entry>
      readonly more: More
      readonly askedAt: number
      // True if the last page was not empty, but the list already contained all its entries.
      readonly isRepeating: boolean
    }

export type Event<Filter, Entry> =
  | { readonly _tag: "FilterChosen"; readonly filter: Filter }
  | { readonly _tag: "Restored"; readonly list: Shown<Filter, Entry> }
  // `now` is in milliseconds of the monotonic clock.
  | { readonly _tag: "EndReached"; readonly now: number }
  | { readonly _tag: "RetryPressed" }
  | { readonly _tag: "Recovered" }
  | {
      readonly _tag: "Arrived"
      readonly filter: Filter
      readonly page: number
      readonly entries: ReadonlyArray<Entry>
      readonly totalPages: number
    }
  | {
      readonly _tag: "Broke"
      readonly filter: Filter
      readonly page: number
      readonly message: Message
    }

export interface Command<Filter> {
  readonly _tag: "Fetch"
  readonly filter: Filter
  readonly page: number
}

const fetch = <Filter>(filter: Filter, page: number): Command<Filter> => ({ _tag: "Fetch", filter, page })

const never = Number.NEGATIVE_INFINITY

export const isSame = (one: Key, other: Key): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

export const filterOf = <Filter, Entry>(state: State<Filter, Entry>): Filter | undefined => {
  switch (state._tag) {
    case "Idle":
      return undefined
    case "Loading":
    case "Failed":
      return state.filter
    case "Shown":
      return state.list.filter
  }
}

const awaited = <Filter, Entry>(state: State<Filter, Entry>): number | undefined => {
  if (state._tag === "Loading" || (state._tag === "Failed" && state.isRepeated)) return 1
  return state._tag === "Shown" && state.more._tag === "Loading" ? state.list.page + 1 : undefined
}

const withPage = <Filter, Entry>(
  state: State<Filter, Entry>,
  event: Event<Filter, Entry> & { readonly _tag: "Arrived" },
  idOf: (entry: Entry) => string,
): State<Filter, Entry> => {
  const { filter, page, totalPages } = event
  const before = state._tag === "Shown" ? state.list.entries : []
  const known = new Set(before.map(idOf))
  const fresh = event.entries.filter((entry) => {
    const isNew = !known.has(idOf(entry))
    known.add(idOf(entry))
    return isNew
  })
  const { askedAt, isRepeating } = state._tag === "Shown" ? state : { askedAt: never, isRepeating: false }
  // `totalPages` may be wrong: an empty page, or a second page without a new entry, ends the list.
  const isEnd = event.entries.length === 0 || (isRepeating && fresh.length === 0)
  return {
    _tag: "Shown",
    list: { filter, entries: [...before, ...fresh], page, totalPages: isEnd ? page : totalPages },
    more: More.Idle(),
    askedAt,
    isRepeating: fresh.length === 0,
  }
}

const withFailure = <Filter, Entry>(
  state: State<Filter, Entry>,
  { filter, message }: Event<Filter, Entry> & { readonly _tag: "Broke" },
): State<Filter, Entry> =>
  state._tag === "Shown" ? { ...state, more: More.Failed({ message }) } : { _tag: "Failed", filter, message }

const isAwaited = <Filter extends Key, Entry>(
  state: State<Filter, Entry>,
  event: { readonly filter: Filter; readonly page: number },
): boolean => {
  const filter = filterOf(state)
  return filter !== undefined && isSame(filter, event.filter) && awaited(state) === event.page
}

/** One page is in flight at a time. `throttle` is in milliseconds (spec §2 "Game entry tabs", open point 107). */
export const machine = <Filter extends Key, Entry>(
  idOf: (entry: Entry) => string,
  throttle: number,
): Machine.Machine<State<Filter, Entry>, Event<Filter, Entry>, Command<Filter>> => {
  type Here = State<Filter, Entry>
  const go: (
    state: Here,
    ...commands: ReadonlyArray<Command<Filter>>
  ) => Machine.Transition<Here, Command<Filter>> = Machine.go

  const begin = (filter: Filter) => go({ _tag: "Loading", filter }, fetch(filter, 1))

  const more = (state: Here, now?: number) => {
    if (state._tag !== "Shown" || state.more._tag === "Loading") return go(state)
    const { filter, page, totalPages } = state.list
    if (!hasMore(page, totalPages)) return go(state)
    return go({ ...state, more: More.Loading(), askedAt: now ?? state.askedAt }, fetch(filter, page + 1))
  }

  const moreByScroll = (state: Here, now: number) => {
    if (state._tag !== "Shown" || now < state.askedAt + throttle) return go(state)
    // Scrolling does not retry a failed page, because the page could fail again and again.
    return state.more._tag === "Failed" ? go(state) : more(state, now)
  }

  const recovered = (state: Here) => {
    if (state._tag === "Shown" && state.more._tag === "Failed") return more(state)
    if (state._tag !== "Failed" || state.isRepeated) return go(state)
    return go({ ...state, isRepeated: true }, fetch(state.filter, 1))
  }

  const transition = (state: Here, event: Event<Filter, Entry>) => {
    switch (event._tag) {
      case "FilterChosen":
        return begin(event.filter)
      case "Restored":
        return go({ _tag: "Shown", list: event.list, more: More.Idle(), askedAt: never, isRepeating: false })
      case "EndReached":
        return moreByScroll(state, event.now)
      case "RetryPressed":
        return state._tag === "Failed" ? begin(state.filter) : more(state)
      case "Recovered":
        return recovered(state)
      case "Arrived":
        return go(isAwaited(state, event) ? withPage(state, event, idOf) : state)
      case "Broke":
        return go(isAwaited(state, event) ? withFailure(state, event) : state)
    }
  }

  return { initial: { _tag: "Idle" }, start: [], transition }
}
