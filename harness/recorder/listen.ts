import { isInDock } from "../userEvents.ts"
import type { Natives } from "../clock/clock.ts"
import { actOf } from "./eventToAction.ts"
import { listenToScrolls } from "./scrolls.ts"
import type { Act } from "./Recording.ts"

type Page = Pick<Window, "addEventListener" | "history" | "document"> & { readonly navigation?: Navigation }

interface Listener {
  readonly onAct: (act: Act) => void
  /** Gets the next tap instead of the app, if it returns true. */
  readonly take: (event: Event) => boolean
  readonly natives: Natives
}

/** The place of the page's entry in the history; the same for all where the browser does not say. */
const placeIn = ({ navigation }: Page): number => navigation?.currentEntry?.index ?? 0

/**
 * Reports the tester's steps back and forward. A step of the app itself follows from a tap. Browsers without the
 * Navigation API do not say the direction: there each is a step back.
 */
const listenToSteps = (page: Page, onAct: (act: Act) => void): void => {
  const { history } = page
  let isOwn = false
  for (const name of ["back", "forward", "go"] as const) {
    const step: (delta?: number) => void = history[name].bind(history)
    Object.assign(history, {
      [name]: (delta?: number) => {
        isOwn = true
        step(delta)
      },
    })
  }
  let place = placeIn(page)
  page.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    if (navigationType !== "traverse") place = placeIn(page)
  })
  page.addEventListener("popstate", () => {
    const next = placeIn(page)
    if (!isOwn) onAct({ type: next > place ? "forward" : "back" })
    isOwn = false
    place = next
  })
}

/** Reports the tester's taps, typing, scrolling, and steps back and forward. */
export const listenToActs = (page: Page, { onAct, take, natives }: Listener): void => {
  const flush = listenToScrolls(page, { onAct, natives })
  const report = (act: Act): void => {
    flush()
    onAct(act)
  }
  for (const type of ["click", "input"])
    page.addEventListener(
      type,
      (event) => {
        if (isInDock(event)) return
        if (take(event)) {
          event.preventDefault()
          event.stopImmediatePropagation()
          return
        }
        const act = actOf(page.document.body, event)
        if (act !== undefined) report(act)
      },
      { capture: true },
    )
  listenToSteps(page, report)
}
