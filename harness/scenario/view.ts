import i18next from "i18next"

import type { Natives } from "../clock/clock.ts"

/** Dialogs that a button opens, with the text keys of their titles and of the buttons. */
const overlays = {
  menu: { title: "menu", opener: "menu" },
  service: { title: "customer_service", opener: "service" },
  download: { title: "download_title", opener: "download_app" },
} as const
export type OverlayName = keyof typeof overlays

export const isOverlayName = (name: unknown): name is OverlayName =>
  typeof name === "string" && Object.hasOwn(overlays, name)

/** The scroll position and the open overlay of a page, which the address of the page does not contain. */
export interface View {
  /** The scroll position in CSS px. */
  readonly scroll: number
  readonly open: OverlayName | ""
}

export const noView: View = { scroll: 0, open: "" }

const textIn = (element: Element | null): string => element?.textContent.trim() ?? ""

/** The accessible name of a dialog. */
export const nameOf = (page: Document, dialog: Element): string =>
  dialog.getAttribute("aria-label") ??
  textIn(page.getElementById(dialog.getAttribute("aria-labelledby") ?? ""))

const isShown = (page: Document, overlay: OverlayName): boolean => {
  const title = i18next.t(overlays[overlay].title)
  return [...page.querySelectorAll("[role=dialog]")].some((dialog) => nameOf(page, dialog) === title)
}

/** The present view of a window. */
export const viewOf = ({ document, scrollY }: Pick<Window, "document" | "scrollY">): View => ({
  scroll: Math.round(scrollY),
  open:
    Object.keys(overlays).find(
      (name): name is OverlayName => isOverlayName(name) && isShown(document, name),
    ) ?? "",
})

const openerOf = (page: Document, overlay: OverlayName): HTMLElement | undefined => {
  const name = i18next.t(overlays[overlay].opener)
  return [...page.querySelectorAll<HTMLElement>("header button, nav button")].find(
    (button) => (button.getAttribute("aria-label") ?? textIn(button)) === name,
  )
}

/** Polling of the page: interval in milliseconds, and maximum number of polls. */
const look = { wait: 100, most: 150 } as const

/** Number of consecutive polls with the right scroll position, because content above may load late and move it. */
const lookedSteady = 5

/**
 * Restores a view: scrolls the page, and opens the dialog by pressing its button. Retries while the page loads, until
 * the tester acts. Resolves to a message if a part could not be restored, otherwise to an empty text.
 */
export const restoreView = async (
  page: Window,
  { scroll, open }: View,
  natives: Pick<Natives, "setTimeout">,
): Promise<string> => {
  let isOver = false
  for (const type of ["pointerdown", "touchstart", "keydown", "wheel"])
    page.addEventListener(type, () => (isOver = true), { capture: true, once: true, passive: true })
  const wait = () => new Promise<void>((resolve) => natives.setTimeout(() => resolve(), look.wait))
  let steady = 0
  const isScrolled = (): boolean => {
    steady = Math.abs(page.scrollY - scroll) <= 1 ? steady + 1 : 0
    if (steady === 0) page.scrollTo(0, scroll)
    return steady >= lookedSteady
  }
  const isOpened = (): boolean => {
    if (open === "" || isShown(page.document, open)) return true
    openerOf(page.document, open)?.click()
    return false
  }
  let done = scroll === 0
  for (let looks = 0; looks < look.most && !isOver; looks += 1) {
    done ||= isScrolled()
    if (done && isOpened()) return ""
    await wait()
  }
  if (isOver) return ""
  return done
    ? `The dialog '${open}' could not be opened.`
    : `The page could not be scrolled to ${scroll} px.`
}
