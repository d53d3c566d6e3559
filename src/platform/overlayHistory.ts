import { timings } from "#config/timings.ts"
import { millis } from "#config/millis.ts"

export interface Entries {
  readonly url: () => string
  readonly state: () => unknown
  readonly push: (url: string, state: unknown) => void
  readonly replace: (url: string, state: unknown) => void
  readonly go: (distance: number) => void
  /** True if the entry that is `distance` entries back belongs to the app. False without the Navigation API. */
  readonly isAppAt: (distance: number) => boolean
  /** True for the browser's history, to which iframes also add entries. */
  readonly isNative?: boolean
  readonly onPopState: (listener: (isAnimated: boolean) => void) => void
  readonly leaveFor: (url: string, inPlace: boolean) => void
  readonly setScrolling: (by: ScrollRestoration) => void
  /** Returns, only once, the session token that boot has removed from the address. */
  readonly takeHiddenToken?: () => string
}

export interface OverlayHistory extends Entries {
  /** Adds an entry. The returned function goes back past this entry and all entries that iframes have added since. */
  readonly pushEntry: (url: string, state: unknown) => () => void
  /**
   * Goes back past the page's entry and all entries that its iframes have added. Returns the path and query there. Does
   * nothing without the Navigation API, or if the entry before belongs to another document.
   */
  readonly leavePage: () => string | undefined
  /**
   * Adds an entry for an opened overlay. Going back calls `close`; the returned function removes the entry.
   */
  readonly openOverlay: (close: () => void) => () => void
}

// An overlay's history entry contains the state of its page and the number of open overlays.
interface OverlayState {
  // The field keeps its old name for history entries that an earlier version of the app has written.
  readonly layers: number
}

const hasOverlays = (state: unknown): state is OverlayState =>
  typeof state === "object" && state !== null && "layers" in state

const overlaysIn = (state: unknown): number => (hasOverlays(state) ? state.layers : 0)

const withoutOverlays = (state: unknown): unknown => {
  if (!hasOverlays(state)) return state
  const { layers: _, ...rest } = state
  return rest
}

interface Progress {
  overlays: ReadonlyArray<() => void>
  // The overlays that were open when a link left the app. If the link was a download, these overlays reopen.
  left: ReadonlyArray<() => void>
  waiting: ReadonlyArray<() => void>
  // The page's address and state after all waiting navigation has run.
  coming: { readonly url: string; readonly state: unknown } | undefined
  leaving: ReturnType<typeof setTimeout> | undefined
  last: { readonly url: string; readonly overlays: number }
  scrolling: ScrollRestoration
}

const begin = (entries: Entries): Progress => ({
  overlays: [],
  left: [],
  waiting: [],
  coming: undefined,
  leaving: undefined,
  last: { url: entries.url(), overlays: overlaysIn(entries.state()) },
  scrolling: "auto",
})

const soon = (run: () => void) => void Promise.resolve().then(run)

const synchronising = (entries: Entries, now: Progress) => {
  const navigate = (start: () => void): void => {
    // Without a timeout, a navigation that the browser drops would be awaited forever, because no event follows.
    now.leaving = setTimeout(() => {
      now.leaving = undefined
      entries.replace(entries.url(), withoutOverlays(entries.state()))
      synchronise()
    }, millis(timings.historyNavigation))
    start()
  }
  const synchronise = (): void => {
    if (now.leaving !== undefined) return
    const excess = overlaysIn(entries.state()) - (now.waiting.length > 0 ? 0 : now.overlays.length)
    if (excess > 0) return navigate(() => entries.go(-excess))
    const [next, ...waiting] = now.waiting
    if (next !== undefined) {
      now.waiting = waiting
      if (waiting.length === 0) now.coming = undefined
      next()
      return synchronise()
    }
    for (let next = overlaysIn(entries.state()) + 1; next <= now.overlays.length; next++) {
      // Going back closes the overlay. The page must keep its scroll position, which may have changed meanwhile.
      entries.setScrolling("manual")
      entries.push(entries.url(), { ...Object(entries.state()), layers: next })
    }
    now.last = { url: entries.url(), overlays: overlaysIn(entries.state()) }
  }
  return { synchronise, navigate }
}

const follow = (
  entries: Entries,
  now: Progress,
  synchronise: () => void,
  listener: (isAnimated: boolean) => void,
) =>
  entries.onPopState((isAnimated) => {
    const isOwn = now.leaving !== undefined
    clearTimeout(now.leaving)
    now.leaving = undefined
    const { last } = now
    now.last = { url: entries.url(), overlays: overlaysIn(entries.state()) }
    if (now.last.url !== last.url || now.last.overlays + last.overlays === 0) {
      forgetOverlays(now)
      // A waiting push or replace has already reported its address.
      if (!isOwn || now.waiting.length === 0) listener(isAnimated)
    } else if (!isOwn) {
      const closed = now.overlays.slice(now.last.overlays)
      closed.reverse().forEach((close) => close())
    }
    if (now.last.overlays === 0) entries.setScrolling(now.scrolling)
    if (isOwn) synchronise()
    else soon(synchronise)
  })

// Only the Navigation API can go back past the history entries of iframes.
const traverse = (key: string): void => {
  const { committed, finished } = window.navigation.traverseTo(key)
  // If another navigation replaces this navigation, the browser rejects both promises, which is no failure.
  const ignore = () => {}
  committed?.catch(ignore)
  finished?.catch(ignore)
}

const anchor = (): (() => void) | undefined => {
  const { navigation } = window
  const key = typeof navigation === "object" ? navigation.currentEntry?.key : undefined
  return key === undefined ? undefined : () => traverse(key)
}

const pageBefore = (entries: Entries): { readonly key: string; readonly path: string } | undefined => {
  const distance = 1 + overlaysIn(entries.state())
  if (entries.isNative !== true || !entries.isAppAt(distance)) return undefined
  const { navigation } = window
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - distance]
  if (before?.sameDocument !== true || before.url === null) return undefined
  const { pathname, search } = new URL(before.url)
  return { key: before.key, path: pathname + search }
}

const forgetOverlays = (now: Progress) => {
  now.overlays = []
  now.left = []
}

const setAside = (now: Progress) => {
  now.left = [...now.left, ...now.overlays]
  now.overlays = []
}

const removeOverlay = (now: Progress, close: () => void) => {
  now.overlays = now.overlays.filter((each) => each !== close)
  now.left = now.left.filter((each) => each !== close)
}

// The timer runs only after a download, because any other navigation unloads the page.
const restoreLater = (now: Progress, synchronise: () => void) =>
  setTimeout(() => {
    now.overlays = [...now.left, ...now.overlays]
    now.left = []
    synchronise()
  }, millis(timings.downloadStart))

const pastIframes = (
  entries: Entries,
  now: Progress,
  run: (action: () => void) => void,
  navigate: (start: () => void) => void,
): Pick<OverlayHistory, "pushEntry" | "leavePage"> => ({
  pushEntry: (to, given) => {
    let leave = () => entries.go(-1)
    now.coming = { url: to, state: given }
    run(() => {
      if (entries.isNative === true) leave = anchor() ?? leave
      entries.push(to, given)
    })
    return () => run(() => navigate(() => leave()))
  },
  leavePage: () => {
    const before = pageBefore(entries)
    if (before === undefined) return undefined
    forgetOverlays(now)
    run(() => navigate(() => traverse(before.key)))
    return before.path
  },
})

const pathOf = (url: string) => url.split(/[?#]/)[0]

export const withOverlays = (entries: Entries): OverlayHistory => {
  const now = begin(entries)
  const { synchronise, navigate } = synchronising(entries, now)
  // The entries of closed overlays are removed by going back, which is asynchronous, so other navigation waits.
  const run = (action: () => void) => {
    now.waiting = [...now.waiting, action]
    synchronise()
  }
  const url = () => now.coming?.url ?? entries.url()
  const state = () => (now.coming === undefined ? withoutOverlays(entries.state()) : now.coming.state)
  const arrive = (how: "push" | "replace") => (to: string, given: unknown) => {
    // The next page's chunk may load late, so the old page's overlays are dropped here.
    if (pathOf(to) !== pathOf(url())) forgetOverlays(now)
    now.coming = { url: to, state: given }
    run(() => entries[how](to, given))
  }
  soon(synchronise)
  return {
    ...entries,
    url,
    state,
    push: arrive("push"),
    replace: arrive("replace"),
    ...pastIframes(entries, now, run, navigate),
    isAppAt: (distance) => entries.isAppAt(distance + overlaysIn(entries.state())),
    go: (distance) => {
      forgetOverlays(now)
      run(() => entries.go(distance))
    },
    leaveFor: (to, inPlace) => {
      // Removes the overlays' entries first, because going back later would cancel the navigation to the link.
      setAside(now)
      run(() => {
        entries.leaveFor(to, inPlace)
        restoreLater(now, synchronise)
      })
    },
    onPopState: (listener) => follow(entries, now, synchronise, listener),
    setScrolling: (by) => {
      now.scrolling = by
      if (now.last.overlays === 0) entries.setScrolling(by)
    },
    openOverlay: (close) => {
      now.overlays = [...now.overlays, close]
      synchronise()
      return () => {
        removeOverlay(now, close)
        soon(synchronise)
      }
    },
  }
}
