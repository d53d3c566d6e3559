import type { Message } from "#i18n/messages.ts"

import * as Machine from "./Machine.ts"

export interface State<A, Request> {
  readonly value: A | undefined
  // The value of an earlier visit, which shows until the first response.
  readonly cached: A | undefined
  readonly failure: Message | undefined
  readonly request: Request | undefined
  readonly hasSubscriber: boolean
  readonly isRunning: boolean
  // A background retry leaves the failure on screen.
  readonly isBackgroundRetry: boolean
  // Without a subscriber the value is stale, so the next mount refetches.
  readonly isStale: boolean
}

/** Requests are compared by identity, because each change of a dependency creates another request. */
export type Event<A, Request> =
  | { readonly _tag: "Requested"; readonly request: Request }
  | { readonly _tag: "SubscribersLeft" }
  | { readonly _tag: "Recovered" }
  | { readonly _tag: "CachedDue"; readonly request: Request }
  | { readonly _tag: "CachedFound"; readonly request: Request; readonly value: A }
  | { readonly _tag: "Succeeded"; readonly request: Request; readonly value: A }
  | { readonly _tag: "Failed"; readonly request: Request; readonly message: Message }

export type Command<Request> =
  | { readonly _tag: "Fetch"; readonly request: Request; readonly start: Start }
  // Delays the read of the cached value, because most first responses arrive within this delay.
  | { readonly _tag: "AwaitCached"; readonly request: Request }
  | { readonly _tag: "ReadCached"; readonly request: Request }

/** `afterNextPaint` paints the tap first, `debounced` merges quick changes, `now` shares the request in flight. */
export type Start = "afterNextPaint" | "debounced" | "now"

export interface Options {
  readonly isDebounced: boolean
  readonly isCached: boolean
}

type Transition<A, Request> = Machine.Transition<State<A, Request>, Command<Request>>

const awaitsFirst = <A, Request>({ value, failure }: State<A, Request>): boolean =>
  value === undefined && failure === undefined

const startOf = <A, Request>({ hasSubscriber, isRunning }: State<A, Request>, options: Options): Start => {
  if (!hasSubscriber) return isRunning ? "now" : "afterNextPaint"
  return options.isDebounced ? "debounced" : "now"
}

const requested = <A, Request>(
  state: State<A, Request>,
  request: Request,
  options: Options,
): Transition<A, Request> => {
  const isFresh = state.isRunning || !state.isStale
  const next = { ...state, request, hasSubscriber: true, isStale: false }
  if (request === state.request && isFresh) return Machine.go(next)
  const awaitCached =
    options.isCached && awaitsFirst(state) ? [{ _tag: "AwaitCached", request } as const] : []
  return {
    state: { ...next, cached: undefined, isRunning: true, isBackgroundRetry: false },
    commands: [{ _tag: "Fetch", request, start: startOf(state, options) }, ...awaitCached],
  }
}

const recovered = <A, Request>(state: State<A, Request>): Transition<A, Request> => {
  const { request, hasSubscriber, isRunning, failure } = state
  if (!hasSubscriber || isRunning || failure === undefined || request === undefined) return Machine.go(state)
  return {
    state: { ...state, isRunning: true, isBackgroundRetry: true },
    commands: [{ _tag: "Fetch", request, start: "now" }],
  }
}

export const machine = <A, Request>(
  options: Options,
): Machine.Machine<State<A, Request>, Event<A, Request>, Command<Request>> => ({
  initial: {
    value: undefined,
    cached: undefined,
    failure: undefined,
    request: undefined,
    hasSubscriber: false,
    isRunning: false,
    isBackgroundRetry: false,
    isStale: true,
  },
  start: [],
  transition: (state, event) => {
    if (event._tag === "Requested") return requested(state, event.request, options)
    if (event._tag === "SubscribersLeft") return Machine.go({ ...state, hasSubscriber: false, isStale: true })
    if (event._tag === "Recovered") return recovered(state)
    if (!state.isRunning || event.request !== state.request) return Machine.go(state)
    const done = { ...state, cached: undefined, isRunning: false, isBackgroundRetry: false }
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
