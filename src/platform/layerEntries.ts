import { timings } from "#config/timings.ts"
import { millis } from "#config/millis.ts"

/** A history implementation: the browser's, or an in-memory one for stories and tests. */
export interface Entries {
  /** Path, query and fragment of the current entry. */
  readonly url: () => string
  readonly state: () => unknown
  readonly push: (url: string, state: unknown) => void
  readonly replace: (url: string, state: unknown) => void
  /** Goes this many entries forward. */
  readonly go: (steps: number) => void
  /** Whether the entry this many steps back is the app's. False without the Navigation API. */
  readonly isAppAt: (steps: number) => boolean
  /** Whether it is the history of the browser itself, to which frames add entries. */
  readonly isNative?: boolean
  /** Calls the listener after each back or forward navigation, with whether the browser has animated it. */
  readonly onStep: (listener: (isAnimated: boolean) => void) => void
  readonly leaveFor: (url: string, inPlace: boolean) => void
  readonly setScrolling: (by: ScrollRestoration) => void
  /** Returns the session token that boot removed from the address, once. */
  readonly takeHiddenToken?: () => string
}

/** A history in which each open layer, such as a menu or dialog, has an entry of its own. */
export interface LayerEntries extends Entries {
  /** Adds an entry. The returned function goes back over it, and over those that frames have added since. */
  readonly pushStep: (url: string, state: unknown) => () => void
  /**
   * Adds an entry for a layer that has opened. Going back calls `close`. Call the returned function when the layer has
   * closed: it removes the entry.
   */
  readonly openLayer: (close: () => void) => () => void
}

/** The state of a layer's entry is that of its page's entry, and the number of layers open up to it. */
interface LayerState {
  readonly layers: number
}

const isLayer = (state: unknown): state is LayerState =>
  typeof state === "object" && state !== null && "layers" in state

const layersIn = (state: unknown): number => (isLayer(state) ? state.layers : 0)

const withoutLayers = (state: unknown): unknown => {
  if (!isLayer(state)) return state
  const { layers: _, ...rest } = state
  return rest
}

interface Progress {
  /** The open layers, the lowest first. */
  layers: ReadonlyArray<() => void>
  /** The layers that were open when the player followed a link out of the app. A download keeps their page. */
  left: ReadonlyArray<() => void>
  /** Navigation that waits for the step over closed layers. */
  waiting: ReadonlyArray<() => void>
  /** The page's entry after all that waits. */
  coming: { readonly url: string; readonly state: unknown } | undefined
  /** Runs during the step over the entries of closed layers. */
  leaving: ReturnType<typeof setTimeout> | undefined
  /** The entry before the next step of the player. */
  last: { readonly url: string; readonly layers: number }
  /** Who scrolls in the page's own entry. */
  scrolling: ScrollRestoration
}

const begin = (entries: Entries): Progress => ({
  layers: [],
  left: [],
  waiting: [],
  coming: undefined,
  leaving: undefined,
  last: { url: entries.url(), layers: layersIn(entries.state()) },
  scrolling: "auto",
})

/** Runs after the renders that close layers or open others. */
const soon = (run: () => void) => void Promise.resolve().then(run)

/** Returns the function that makes the entries fit the open layers, then runs the navigation that waits. */
const settling = (entries: Entries, now: Progress) => {
  const settle = (): void => {
    if (now.leaving !== undefined) return
    const excess = layersIn(entries.state()) - (now.waiting.length > 0 ? 0 : now.layers.length)
    if (excess > 0) {
      // No event follows where the browser drops the step, or has no entry below.
      now.leaving = setTimeout(() => {
        now.leaving = undefined
        entries.replace(entries.url(), withoutLayers(entries.state()))
        settle()
      }, millis(timings.historyStep))
      entries.go(-excess)
      return
    }
    const due = now.waiting
    now.waiting = []
    now.coming = undefined
    due.forEach((run) => run())
    for (let next = layersIn(entries.state()) + 1; next <= now.layers.length; next++) {
      // Going back to the page keeps its scroll position, which may have changed under the layer.
      entries.setScrolling("manual")
      entries.push(entries.url(), { ...Object(entries.state()), layers: next })
    }
    now.last = { url: entries.url(), layers: layersIn(entries.state()) }
  }
  return settle
}

/** Follows the steps in the history. The listener hears of those between pages. */
const follow = (
  entries: Entries,
  now: Progress,
  settle: () => void,
  listener: (isAnimated: boolean) => void,
) =>
  entries.onStep((isAnimated) => {
    const isOwn = now.leaving !== undefined
    clearTimeout(now.leaving)
    now.leaving = undefined
    const { last } = now
    now.last = { url: entries.url(), layers: layersIn(entries.state()) }
    if (now.last.url !== last.url || now.last.layers + last.layers === 0) {
      forgetLayers(now)
      listener(isAnimated)
    } else if (!isOwn) {
      const closed = now.layers.slice(now.last.layers)
      closed.reverse().forEach((close) => close())
    }
    if (now.last.layers === 0) entries.setScrolling(now.scrolling)
    if (isOwn) settle()
    else soon(settle)
  })

/**
 * Returns a function that goes back to the current entry, also over the entries that frames have added since. Browsers
 * without the Navigation API cannot.
 */
const anchor = (): (() => void) | undefined => {
  const { navigation } = window
  const key = typeof navigation === "object" ? navigation.currentEntry?.key : undefined
  if (key === undefined) return undefined
  // The browser rejects a step that another one replaces.
  const ignore = () => {}
  return () => {
    const { committed, finished } = navigation.traverseTo(key)
    committed?.catch(ignore)
    finished?.catch(ignore)
  }
}

/** For a page that is left: its layers need no entries any more. */
const forgetLayers = (now: Progress) => {
  now.layers = []
  now.left = []
}

const setAside = (now: Progress) => {
  now.left = [...now.left, ...now.layers]
  now.layers = []
}

const removeLayer = (now: Progress, close: () => void) => {
  now.layers = now.layers.filter((each) => each !== close)
  now.left = now.left.filter((each) => each !== close)
}

/** Gives layers their entries again after a download. A page that has unloaded runs no timer. */
const restoreLater = (now: Progress, settle: () => void) =>
  setTimeout(() => {
    now.layers = [...now.left, ...now.layers]
    now.left = []
    settle()
  }, millis(timings.downloadStart))

const pathOf = (url: string) => url.split(/[?#]/)[0]

/**
 * Adds the entries of layers to a history. Removing an entry takes time, because only going back removes it. Until then
 * navigation waits, and the entry of the page is already the one to come.
 */
export const withLayers = (entries: Entries): LayerEntries => {
  const now = begin(entries)
  const settle = settling(entries, now)
  const run = (act: () => void) => {
    now.waiting = [...now.waiting, act]
    settle()
  }
  const url = () => now.coming?.url ?? entries.url()
  const state = () => (now.coming === undefined ? withoutLayers(entries.state()) : now.coming.state)
  const arrive = (how: "push" | "replace") => (to: string, given: unknown) => {
    // Another page closes the layers of this one, often only when its code has loaded.
    if (pathOf(to) !== pathOf(url())) forgetLayers(now)
    now.coming = { url: to, state: given }
    run(() => entries[how](to, given))
  }
  soon(settle)
  return {
    ...entries,
    url,
    state,
    push: arrive("push"),
    replace: arrive("replace"),
    pushStep: (to, given) => {
      let leave = () => entries.go(-1)
      now.coming = { url: to, state: given }
      run(() => {
        if (entries.isNative === true) leave = anchor() ?? leave
        entries.push(to, given)
      })
      return () => run(() => leave())
    },
    isAppAt: (steps) => entries.isAppAt(steps + layersIn(entries.state())),
    go: (steps) => {
      forgetLayers(now)
      run(() => entries.go(steps))
    },
    leaveFor: (to, inPlace) => {
      // Going back over a layer's entry after this would cancel the navigation, so it comes first.
      setAside(now)
      run(() => {
        entries.leaveFor(to, inPlace)
        restoreLater(now, settle)
      })
    },
    onStep: (listener) => follow(entries, now, settle, listener),
    setScrolling: (by) => {
      now.scrolling = by
      if (now.last.layers === 0) entries.setScrolling(by)
    },
    openLayer: (close) => {
      now.layers = [...now.layers, close]
      settle()
      return () => {
        removeLayer(now, close)
        soon(settle)
      }
    },
  }
}
