import { isInDock } from "../acts.ts"
import { actOf } from "./acts.ts"
import type { Act } from "./Recording.ts"

type Page = Pick<Window, "addEventListener" | "history" | "document">

interface Listener {
  readonly onAct: (act: Act) => void
  /** Gets the next tap instead of the app, if it returns true. */
  readonly take: (event: Event) => boolean
}

/** Reports the tester's taps, typing and steps back. A step back of the app itself follows from a tap. */
export const listenToActs = (page: Page, { onAct, take }: Listener): void => {
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
        if (act !== undefined) onAct(act)
      },
      { capture: true },
    )
  let isOwn = false
  const { history } = page
  const own = { back: history.back.bind(history), go: history.go.bind(history) }
  Object.assign(history, {
    back: () => {
      isOwn = true
      own.back()
    },
    go: (delta?: number) => {
      isOwn = true
      own.go(delta)
    },
  })
  page.addEventListener("popstate", () => {
    if (!isOwn) onAct({ type: "back" })
    isOwn = false
  })
}
