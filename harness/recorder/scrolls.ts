import { isInDock } from "../userEvents.ts"
import type { Natives } from "../clock/clock.ts"
import { targetOf } from "./elements.ts"
import type { Act } from "./Recording.ts"
import { roleOf } from "./roles.ts"

type Page = Pick<Window, "addEventListener" | "document">

interface Listener {
  readonly onAct: (act: Act) => void
  readonly natives: Natives
}

/** Milliseconds after an input, or after the last movement, in which a movement is the tester's, and after which it has ended. */
const waits = { input: 400, end: 150 } as const

const keys = new Set(["PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp"])

const isInField = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [role]") !== null

/** Whether an event may scroll: of wheel, finger, keys, or the page's scroll bar. */
const mayScroll = (page: Page, event: Event): boolean => {
  if (isInDock(event)) return false
  if (event instanceof KeyboardEvent) return keys.has(event.key) && !isInField(event)
  return event.type !== "pointerdown" || event.target === page.document.documentElement
}

/** The scrolled place as an act; undefined for an element without a role, which a replay does not find. */
const scrollOf = ({ document }: Page, target: EventTarget | null): Act | undefined => {
  const isPage = target === document || target === document.documentElement
  const scroller = isPage ? document.scrollingElement : target
  if (!(scroller instanceof Element) || (!isPage && roleOf(scroller) === "")) return undefined
  return {
    type: "scroll",
    ...(isPage ? {} : { target: targetOf(document.body, scroller) }),
    left: Math.max(0, Math.round(scroller.scrollLeft)),
    top: Math.max(0, Math.round(scroller.scrollTop)),
  }
}

/**
 * Reports where the tester has scrolled to, once a movement has ended. Scrolling of the app itself follows from other
 * acts. Returns a function that reports a movement at once.
 */
export const listenToScrolls = (page: Page, { onAct, natives }: Listener): (() => void) => {
  let until = 0
  let scrolled: EventTarget | null = null
  let timer: number | undefined
  const flush = (): void => {
    natives.clearTimeout(timer)
    const act = scrolled === null ? undefined : scrollOf(page, scrolled)
    scrolled = null
    if (act !== undefined) onAct(act)
  }
  const how = { capture: true, passive: true }
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"])
    page.addEventListener(
      type,
      (event) => {
        if (mayScroll(page, event)) until = natives.now() + waits.input
      },
      how,
    )
  page.addEventListener(
    "scroll",
    (event) => {
      if (isInDock(event) || natives.now() > until) return
      if (event.target !== scrolled) flush()
      scrolled = event.target
      until = natives.now() + waits.input
      natives.clearTimeout(timer)
      timer = natives.setTimeout(flush, waits.end)
    },
    how,
  )
  return flush
}
