import { Context, Effect, Layer } from "effect"

import { takeHiddenToken, without } from "./addressToken.ts"
import type { Entries, LayerEntries, withLayers } from "./layerEntries.ts"

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
    /** Goes one entry back if that one is the app's; otherwise replaces the entry by the parent. */
    readonly back: (parent: string) => Effect.Effect<void>
    /** Goes one entry back if the app created the current one; otherwise replaces it by the view's page. */
    readonly leaveView: (page: string) => Effect.Effect<void>
    /** Adds an entry with the same address, for a game over the page. */
    readonly addStep: Effect.Effect<void>
    /** Goes back over that entry, and over those that the game's frame has added since. */
    readonly takeStep: Effect.Effect<void>
    /** Whether the page was reached by going back or forward, a reload or `returnTo`. */
    readonly isReturn: Effect.Effect<boolean>
    /** Returns the same object until the address changes. */
    readonly place: () => Place
    /** Calls the listener after each change of the address. Returns an unsubscribe function. */
    readonly watch: (listener: () => void) => () => void
    /**
     * Gives each layer over the page, such as a menu or dialog, a history entry from now on. Returns the function that
     * adds one.
     */
    readonly addLayers: (to: typeof withLayers) => LayerEntries["openLayer"]
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

const browserEntries = (): Entries => ({
  url: () => location.pathname + location.search + location.hash,
  state: () => history.state,
  push: (url, state) => history.pushState(state, "", url),
  replace: (url, state) => history.replaceState(state, "", url),
  go: (steps) => history.go(steps),
  isNative: true,
  isAppAt: (steps) => {
    const { navigation } = window
    if (typeof navigation !== "object") return false
    // Only entries of the app's own origin, which also has files.
    const url = navigation.entries()[(navigation.currentEntry?.index ?? 0) - steps]?.url
    return typeof url === "string" && /^\/(m\/.*|m?)$/.test(new URL(url).pathname)
  },
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

/** The entries of a history, with those of layers once these are added. */
const layerable = (history: Entries, stepped: (isAnimated: boolean) => void) => {
  let layered: LayerEntries | undefined
  let leave = () => {}
  history.onStep((isAnimated) => {
    if (layered === undefined) stepped(isAnimated)
  })
  return {
    now: (): Entries => layered ?? history,
    addLayers: (to: typeof withLayers) => {
      if (layered === undefined) {
        layered = to(history)
        layered.onStep(stepped)
      }
      return layered.openLayer
    },
    pushStep: (path: string) => {
      if (layered === undefined) history.push(path, mark)
      leave = layered?.pushStep(path, mark) ?? (() => history.go(-1))
    },
    leaveStep: () => leave(),
  }
}

/** The ways out of a page and of a view: one step back, or another address in its place. */
const leaving = (
  now: () => Entries,
  isOwn: () => boolean,
  replace: (path: string, arrival: Arrival) => Effect.Effect<void>,
): Pick<Address["Service"], "back" | "leaveView"> => {
  const leave = (byStep: boolean, to: string) =>
    byStep ? Effect.sync(() => now().go(-1)) : replace(to, "replace")
  return {
    back: (parent) => Effect.suspend(() => leave(isOwn() || now().isAppAt(1), parent)),
    leaveView: (page) => Effect.suspend(() => leave(isOwn(), page)),
  }
}

/** Builds the service on a history implementation. */
export const make = (history: Entries): Address["Service"] => {
  const all = layerable(history, (isAnimated) => come("step", isAnimated))
  const listeners = new Set<() => void>()
  const read = (arrival: Arrival, isAnimated = false): Place => ({
    ...split(all.now().url()),
    arrival,
    isAnimated,
    isOwn: hasMark(all.now().state()),
  })
  let place = read("start")
  const come = (arrival: Arrival, isAnimated?: boolean) => {
    place = read(arrival, isAnimated)
    listeners.forEach((listener) => listener())
  }
  /** The state for an entry in place of the current one. */
  const currentState = () => (hasMark(all.now().state()) ? mark : null)
  const replace = (path: string, arrival: Arrival) =>
    Effect.sync(() => {
      all.now().replace(path, currentState())
      come(arrival)
    })
  return {
    current: Effect.sync(() => all.now().url().replace(/#.*$/, "")),
    push: (path) =>
      Effect.sync(() => {
        all.now().push(path, mark)
        come("push")
      }),
    replace: (path) => replace(path, "replace"),
    returnTo: (path) => replace(path, "return"),
    ...leaving(all.now, () => place.isOwn, replace),
    addStep: Effect.sync(() => {
      all.pushStep(place.path + place.search)
      come("push")
    }),
    takeStep: Effect.sync(all.leaveStep),
    isReturn: Effect.sync(() => place.arrival !== "push" && place.arrival !== "replace"),
    place: () => place,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    addLayers: all.addLayers,
    holdScroll: () => {
      all.now().setScrolling("manual")
      return () => all.now().setScrolling("auto")
    },
    leaveFor: (url, inPlace = false) => Effect.sync(() => all.now().leaveFor(url, inPlace)),
    take: (parameter) =>
      Effect.sync(() => {
        const { value, rest } = without(place.search, parameter)
        if (value === undefined) return parameter === "token" ? (all.now().takeHiddenToken?.() ?? "") : ""
        const [, fragment] = all.now().url().split("#")
        all.now().replace(place.path + rest + (fragment === undefined ? "" : `#${fragment}`), currentState())
        come(place.arrival)
        return value
      }),
  }
}

/** Reloads the page. */
export const reload = (): void => location.reload()

/** The location that the app was loaded from. */
export const site = (): Pick<Location, "host" | "hostname" | "origin"> => location
