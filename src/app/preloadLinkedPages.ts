import { Effect } from "effect"

import { timings } from "#config/timings.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { site } from "#platform/Address.ts"
import { isOnline } from "#platform/Device.ts"
import { idle, importAhead, savesData } from "#platform/preloadImport.ts"

export interface Ahead {
  readonly pageAt: (path: string) => PageName | undefined
  readonly preload: (name: PageName) => Promise<unknown>
}

// `data-leads-to` contains the address that a button opens.
const leading = "a[href], [data-leads-to]"

const pageBehind = (element: HTMLElement, { pageAt }: Ahead): PageName | undefined => {
  const { origin } = site()
  const address =
    element instanceof HTMLAnchorElement ? element : new URL(element.dataset["leadsTo"] ?? "", origin)
  const isHere = element.getAttribute("target") === null && address.origin === origin
  return isHere ? pageAt(address.pathname) : undefined
}

// Preloads nothing while offline, because Safari caches a failed import until a reload.
const preloadPage = async (name: PageName, { preload }: Ahead): Promise<void> => {
  if (isOnline()) await importAhead(() => preload(name))
}

/** Preloads the page of a link when the player presses or focuses the link. Returns a stop function. */
export const preloadPressed = (ahead: Ahead): (() => void) => {
  const onTouched = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(leading) : null
    const name = element === null ? undefined : pageBehind(element, ahead)
    if (name !== undefined) void preloadPage(name, ahead)
  }
  // `keyup` is used because its target is the element that has the focus after the key press.
  const events = ["pointerdown", "keyup"] as const
  events.forEach((event) => document.addEventListener(event, onTouched, true))
  return () => events.forEach((event) => document.removeEventListener(event, onTouched, true))
}

const isInView = (element: HTMLElement): boolean => {
  const { top, right, bottom, left, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}

const arrival: Effect.Effect<void> = Effect.callback((resume) => {
  const observer = new PerformanceObserver(() => {
    // Disconnects here, because the returned effect runs only if the wait is interrupted.
    observer.disconnect()
    resume(Effect.void)
  })
  observer.observe({ entryTypes: ["resource"] })
  return Effect.sync(() => observer.disconnect())
})

const untilNetworkIdle: Effect.Effect<void> = Effect.sleep(timings.preloadPause).pipe(
  Effect.as(true),
  Effect.raceFirst(Effect.as(arrival, false)),
  Effect.repeat({ until: (isIdle) => isIdle }),
)

/** Preloads one page at a time while network and main thread are idle, unless the player saves data. */
export const preloadInView = (ahead: Ahead): Effect.Effect<void> => {
  if (savesData()) return Effect.void
  const tried = new Set<PageName>()
  const step = Effect.suspend(() => {
    const pages = [...document.querySelectorAll<HTMLElement>(leading)]
      .filter(isInView)
      .map((element) => pageBehind(element, ahead))
    const name = pages.find((page) => page !== undefined && !tried.has(page))
    if (name === undefined) return arrival
    tried.add(name)
    return Effect.promise(() => preloadPage(name, ahead))
  })
  return Effect.forever(untilNetworkIdle.pipe(Effect.andThen(idle), Effect.andThen(step)))
}
