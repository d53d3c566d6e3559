import { Context, Effect, Layer } from "effect"

import { takeHiddenToken, without } from "./addressToken.ts"
import { makeListeners } from "./listeners.ts"
import type { Entries, OverlayHistory, withOverlays } from "./overlayHistory.ts"

/** How the page was reached. `return`: by `returnTo`; `traverse`: by back or forward navigation. */
export type Arrival = "start" | "push" | "replace" | "return" | "traverse"

export interface PageLocation {
  readonly path: string
  /** The query, starting with a question mark; "" for none. */
  readonly search: string
  readonly arrival: Arrival
  readonly isAnimated: boolean
  /** True if the app created this history entry, so that going back stays in the app. */
  readonly isOwn: boolean
}

export class Address extends Context.Service<
  Address,
  {
    readonly current: Effect.Effect<string>
    readonly push: (path: string) => Effect.Effect<void>
    readonly replace: (path: string) => Effect.Effect<void>
    readonly returnTo: (path: string) => Effect.Effect<void>
    /**
     * Goes back if the previous entry belongs to the app; otherwise replaces the current entry with the
     * parent.
     */
    readonly back: (parent: string) => Effect.Effect<void>
    /** Goes back if the app created the current entry; otherwise replaces it with `page`. */
    readonly leaveView: (page: string) => Effect.Effect<void>
    /** Adds a history entry with the same address for a game that opens over the page. */
    readonly pushEntry: Effect.Effect<void>
    /** Goes back past the entry of `pushEntry` and all entries that the game's iframe has added. */
    readonly removeEntry: Effect.Effect<void>
    readonly isReturn: Effect.Effect<boolean>
    /** Returns the same object until the address changes. */
    readonly location: () => PageLocation
    readonly watch: (listener: () => void) => () => void
    /** Enables a history entry for each overlay. */
    readonly addOverlays: (to: typeof withOverlays) => OverlayHistory
    /** Disables the browser's scroll restoration. Returns a function that enables scroll restoration again. */
    readonly holdScroll: () => () => void
    readonly leaveFor: (url: string, inPlace?: boolean) => Effect.Effect<void>
    /** Removes a query parameter from the address. Returns the parameter's value; "" if missing. */
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
  go: (distance) => history.go(distance),
  isNative: true,
  isAppAt: (distance) => {
    const { navigation } = window
    if (typeof navigation !== "object") return false
    // Checks the path, because the same origin also serves files that are not pages of the app.
    const url = navigation.entries()[(navigation.currentEntry?.index ?? 0) - distance]?.url
    return typeof url === "string" && /^\/(m\/.*|m?)$/.test(new URL(url).pathname)
  },
  onPopState: (listener) =>
    window.addEventListener("popstate", (event) =>
      listener("hasUAVisualTransition" in event && event.hasUAVisualTransition === true),
    ),
  leaveFor: (url, inPlace) => (inPlace ? location.replace(url) : location.assign(url)),
  setScrolling: (by) => {
    history.scrollRestoration = by
  },
  takeHiddenToken,
})

const mark = { madeByApp: true }
const hasMark = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "madeByApp" in state

const split = (url: string): Pick<PageLocation, "path" | "search"> => {
  const [whole = ""] = url.split("#")
  const query = whole.indexOf("?")
  return query < 0 ? { path: whole, search: "" } : { path: whole.slice(0, query), search: whole.slice(query) }
}

const overlayable = (history: Entries, onNavigated: (isAnimated: boolean) => void) => {
  let overlays: OverlayHistory | undefined
  let leave = () => {}
  history.onPopState((isAnimated) => {
    if (overlays === undefined) onNavigated(isAnimated)
  })
  return {
    now: (): Entries => overlays ?? history,
    addOverlays: (to: typeof withOverlays) => {
      if (overlays === undefined) {
        overlays = to(history)
        overlays.onPopState(onNavigated)
      }
      return overlays
    },
    pushEntry: (path: string) => {
      if (overlays === undefined) history.push(path, mark)
      leave = overlays?.pushEntry(path, mark) ?? (() => history.go(-1))
    },
    removeEntry: () => leave(),
  }
}

const leaving = (
  now: () => Entries,
  isOwn: () => boolean,
  replace: (path: string, arrival: Arrival) => Effect.Effect<void>,
): Pick<Address["Service"], "back" | "leaveView"> => {
  const leave = (goesBack: boolean, to: string) =>
    goesBack ? Effect.sync(() => now().go(-1)) : replace(to, "replace")
  return {
    back: (parent) => Effect.suspend(() => leave(isOwn() || now().isAppAt(1), parent)),
    leaveView: (page) => Effect.suspend(() => leave(isOwn(), page)),
  }
}

export const make = (history: Entries): Address["Service"] => {
  const all = overlayable(history, (isAnimated) => come("traverse", isAnimated))
  const listeners = makeListeners()
  const read = (arrival: Arrival, isAnimated = false): PageLocation => ({
    ...split(all.now().url()),
    arrival,
    isAnimated,
    isOwn: hasMark(all.now().state()),
  })
  let pageLocation = read("start")
  const come = (arrival: Arrival, isAnimated?: boolean) => {
    pageLocation = read(arrival, isAnimated)
    listeners.notify()
  }
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
    ...leaving(all.now, () => pageLocation.isOwn, replace),
    pushEntry: Effect.sync(() => {
      all.pushEntry(pageLocation.path + pageLocation.search)
      come("push")
    }),
    removeEntry: Effect.sync(all.removeEntry),
    isReturn: Effect.sync(() => pageLocation.arrival !== "push" && pageLocation.arrival !== "replace"),
    location: () => pageLocation,
    watch: listeners.watch,
    addOverlays: all.addOverlays,
    holdScroll: () => {
      all.now().setScrolling("manual")
      return () => all.now().setScrolling("auto")
    },
    leaveFor: (url, inPlace = false) => Effect.sync(() => all.now().leaveFor(url, inPlace)),
    take: (parameter) =>
      Effect.sync(() => {
        const { value, rest } = without(pageLocation.search, parameter)
        if (value === undefined) return parameter === "token" ? (all.now().takeHiddenToken?.() ?? "") : ""
        const [, fragment] = all.now().url().split("#")
        all
          .now()
          .replace(pageLocation.path + rest + (fragment === undefined ? "" : `#${fragment}`), currentState())
        come(pageLocation.arrival)
        return value
      }),
  }
}

export const reload = (): void => location.reload()

export const site = (): Pick<Location, "host" | "hostname" | "origin" | "pathname"> => location
