import { Context, Effect, Layer } from "effect"

import { takeHiddenToken, without } from "./addressToken.ts"

/**
 * How the current page was reached: `return` by `returnTo`, `step` by going back or forward in the history.
 */
export type Arrival = "start" | "push" | "replace" | "return" | "step"

/** The current address. */
export interface Place {
  readonly path: string
  /** With its question mark; empty without query. */
  readonly search: string
  readonly arrival: Arrival
  /** Whether the browser has animated the step to this place. */
  readonly isAnimated: boolean
  /** Whether the app created this history entry. If so, going back stays in the app. */
  readonly isOwn: boolean
}

/** The address of the page, and the ways to leave it. No other code uses `history`. */
export class Address extends Context.Service<
  Address,
  {
    /** Path and query, such as `/m/help?i=2`. */
    readonly current: Effect.Effect<string>
    readonly push: (path: string) => Effect.Effect<void>
    readonly replace: (path: string) => Effect.Effect<void>
    /** Like `replace`, for returning to a page that was interrupted, for example by the login. */
    readonly returnTo: (path: string) => Effect.Effect<void>
    /** Goes one entry back. In an entry that the app did not create, replaces it by the parent. */
    readonly back: (parent: string) => Effect.Effect<void>
    /** Whether the page was reached by going back or forward, a reload or `returnTo`. */
    readonly isReturn: Effect.Effect<boolean>
    /** Returns the same object until the address changes. */
    readonly place: () => Place
    /** Calls the listener after each change of the address. Returns an unsubscribe function. */
    readonly watch: (listener: () => void) => () => void
    /** Disables the browser's scrolling on history navigation. Returns a function that enables it again. */
    readonly holdScroll: () => () => void
    /**
     * Leaves the app for a validated address in the same window. `inPlace` replaces the current history
     * entry.
     */
    readonly leaveFor: (url: string, inPlace?: boolean) => Effect.Effect<void>
    /** Removes a parameter from the address and its history entry. Returns its value, or an empty string. */
    readonly take: (parameter: string) => Effect.Effect<string>
  }
>()("h5/platform/Address") {
  static readonly layer = Layer.sync(Address, () => make(browserEntries()))
}

/** A history implementation: the browser's, or an in-memory one for stories and tests. */
export interface Entries {
  /** Path, query and fragment of the current entry. */
  readonly url: () => string
  readonly state: () => unknown
  readonly push: (url: string, state: unknown) => void
  readonly replace: (url: string, state: unknown) => void
  readonly back: () => void
  /** Calls the listener after each back or forward navigation, with whether the browser has animated it. */
  readonly onStep: (listener: (isAnimated: boolean) => void) => void
  readonly leaveFor: (url: string, inPlace: boolean) => void
  readonly setScrolling: (by: ScrollRestoration) => void
  /** Returns the session token that boot removed from the address, once. */
  readonly takeHiddenToken?: () => string
}

const browserEntries = (): Entries => ({
  url: () => location.pathname + location.search + location.hash,
  state: () => history.state,
  push: (url, state) => history.pushState(state, "", url),
  replace: (url, state) => history.replaceState(state, "", url),
  back: () => history.back(),
  onStep: (listener) =>
    window.addEventListener("popstate", (event) =>
      listener("hasUAVisualTransition" in event && event.hasUAVisualTransition === true),
    ),
  leaveFor: (url, inPlace) => (inPlace ? location.replace(url) : location.assign(url)),
  setScrolling: (by) => {
    history.scrollRestoration = by
  },
  takeHiddenToken,
})

/** Marks the history entries that the app created. */
const mark = { madeByApp: true }
const hasMark = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "madeByApp" in state

/** Path and query without the fragment. */
const split = (url: string): Pick<Place, "path" | "search"> => {
  const [whole = ""] = url.split("#")
  const query = whole.indexOf("?")
  return query < 0 ? { path: whole, search: "" } : { path: whole.slice(0, query), search: whole.slice(query) }
}

/** Builds the service on a history implementation. */
export const make = (entries: Entries): Address["Service"] => {
  const listeners = new Set<() => void>()
  const read = (arrival: Arrival, isAnimated = false): Place => ({
    ...split(entries.url()),
    arrival,
    isAnimated,
    isOwn: hasMark(entries.state()),
  })
  let place = read("start")
  const come = (arrival: Arrival, isAnimated?: boolean) => {
    place = read(arrival, isAnimated)
    listeners.forEach((listener) => listener())
  }
  entries.onStep((isAnimated) => come("step", isAnimated))
  const replace = (path: string, arrival: Arrival) =>
    Effect.sync(() => {
      entries.replace(path, entries.state())
      come(arrival)
    })
  return {
    current: Effect.sync(() => {
      const { path, search } = split(entries.url())
      return path + search
    }),
    push: (path) =>
      Effect.sync(() => {
        entries.push(path, mark)
        come("push")
      }),
    replace: (path) => replace(path, "replace"),
    returnTo: (path) => replace(path, "return"),
    back: (parent) =>
      Effect.suspend(() => (place.isOwn ? Effect.sync(entries.back) : replace(parent, "replace"))),
    isReturn: Effect.sync(() => place.arrival !== "push" && place.arrival !== "replace"),
    place: () => place,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    holdScroll: () => {
      entries.setScrolling("manual")
      return () => entries.setScrolling("auto")
    },
    leaveFor: (url, inPlace = false) => Effect.sync(() => entries.leaveFor(url, inPlace)),
    take: (parameter) =>
      Effect.sync(() => {
        const { value, rest } = without(place.search, parameter)
        if (value === undefined) return parameter === "token" ? (entries.takeHiddenToken?.() ?? "") : ""
        const [, fragment] = entries.url().split("#")
        entries.replace(place.path + rest + (fragment === undefined ? "" : `#${fragment}`), entries.state())
        come(place.arrival)
        return value
      }),
  }
}

/** Reloads the page. */
export const reload = (): void => location.reload()

/** The location that the app was loaded from. */
export const site = (): Pick<Location, "host" | "hostname" | "origin"> => location
