import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

/** The state of a fetched value: the value, whether it is stale, and what is in flight. */
export interface State<A, Request> {
  /** The last successful response. */
  readonly value: A | undefined
  /** The last visit's value, shown until the first response. */
  readonly cached: A | undefined
  /** Why the last fetch failed. The next success clears it. */
  readonly failure: Message | undefined
  /** The request of the last fetch. */
  readonly request: Request | undefined
  readonly hasReader: boolean
  /** A fetch is in flight. */
  readonly isRunning: boolean
  /** The fetch in flight repeats a failed one by itself: the failure stays on screen. */
  readonly isQuiet: boolean
  /** The last reader unmounted since the last fetch began, so the next one refetches. */
  readonly isStale: boolean
}

/** Requests are compared by identity: each change of what a query depends on makes a new one. */
export type Event<A, Request> =
  /** A reader mounted, or the request changed while a reader is mounted. */
  | { readonly _tag: "Requested"; readonly request: Request }
  /** The last reader unmounted. */
  | { readonly _tag: "ReaderLeft" }
  /** What failed may succeed now. */
  | { readonly _tag: "Recovered" }
  /** The first response took longer than `cachedAfter`. */
  | { readonly _tag: "CachedDue"; readonly request: Request }
  | { readonly _tag: "CachedFound"; readonly request: Request; readonly value: A }
  | { readonly _tag: "Succeeded"; readonly request: Request; readonly value: A }
  | { readonly _tag: "Failed"; readonly request: Request; readonly message: Message }

export type Command<Request> =
  /** Replaces the fetch in flight. */
  | { readonly _tag: "Fetch"; readonly request: Request; readonly start: Start }
  /** Waits before it reads the cached value, because most first responses arrive sooner. */
  | { readonly _tag: "AwaitCached"; readonly request: Request }
  | { readonly _tag: "ReadCached"; readonly request: Request }

/**
 * When a fetch starts.
 *
 * - `afterNextPaint`: for a new reader, so that the tap that led there is painted first.
 * - `debounced`: after a changed request, so that quick changes make one fetch.
 * - `now`: everything else, so that the request in flight is shared.
 */
export type Start = "afterNextPaint" | "debounced" | "now"

export interface Options {
  /** Fetches after a changed request are debounced. */
  readonly isDebounced: boolean
  /** The device may have a cached value. */
  readonly isCached: boolean
}

type Step<A, Request> = Machine.Step<State<A, Request>, Command<Request>>

/** Whether neither a value nor a failure has arrived yet. */
const awaitsFirst = <A, Request>({ value, failure }: State<A, Request>): boolean =>
  value === undefined && failure === undefined

const startOf = <A, Request>({ hasReader, isRunning }: State<A, Request>, options: Options): Start => {
  if (!hasReader) return isRunning ? "now" : "afterNextPaint"
  return options.isDebounced ? "debounced" : "now"
}

const requested = <A, Request>(
  state: State<A, Request>,
  request: Request,
  options: Options,
): Step<A, Request> => {
  const isFresh = state.isRunning || !state.isStale
  const next = { ...state, request, hasReader: true, isStale: false }
  if (request === state.request && isFresh) return Machine.go(next)
  const awaitCached =
    options.isCached && awaitsFirst(state) ? [{ _tag: "AwaitCached", request } as const] : []
  return {
    state: { ...next, cached: undefined, isRunning: true, isQuiet: false },
    commands: [{ _tag: "Fetch", request, start: startOf(state, options) }, ...awaitCached],
  }
}

const recovered = <A, Request>(state: State<A, Request>): Step<A, Request> => {
  const { request, hasReader, isRunning, failure } = state
  if (!hasReader || isRunning || failure === undefined || request === undefined) return Machine.go(state)
  return {
    state: { ...state, isRunning: true, isQuiet: true },
    commands: [{ _tag: "Fetch", request, start: "now" }],
  }
}

/** A value that is fetched while a reader is mounted. */
export const machine = <A, Request>(
  options: Options,
): Machine.Machine<State<A, Request>, Event<A, Request>, Command<Request>> => ({
  initial: {
    value: undefined,
    cached: undefined,
    failure: undefined,
    request: undefined,
    hasReader: false,
    isRunning: false,
    isQuiet: false,
    isStale: true,
  },
  start: [],
  step: (state, event) => {
    if (event._tag === "Requested") return requested(state, event.request, options)
    if (event._tag === "ReaderLeft") return Machine.go({ ...state, hasReader: false, isStale: true })
    if (event._tag === "Recovered") return recovered(state)
    if (!state.isRunning || event.request !== state.request) return Machine.go(state)
    const done = { ...state, cached: undefined, isRunning: false, isQuiet: false }
    switch (event._tag) {
      case "CachedDue":
        return awaitsFirst(state)
          ? Machine.go(state, { _tag: "ReadCached", request: event.request })
          : Machine.go(state)
      case "CachedFound":
        return Machine.go(awaitsFirst(state) ? { ...state, cached: event.value } : state)
      case "Succeeded":
        return Machine.go({ ...done, value: event.value, failure: undefined })
      case "Failed":
        return Machine.go({ ...done, failure: event.message })
    }
  },
})
