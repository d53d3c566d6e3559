import i18next from "i18next"

import type { Natives } from "../clock/clock.ts"

/** The dialogs that a press opens: the texts of their titles, and of the buttons that open them. */
const overlays = {
  menu: { title: "menu", opener: "menu" },
  service: { title: "customer_service", opener: "service" },
  download: { title: "download_title", opener: "download_app" },
} as const
export type OverlayName = keyof typeof overlays

export const isOverlayName = (name: unknown): name is OverlayName =>
  typeof name === "string" && Object.hasOwn(overlays, name)

/** The scroll position and the open overlay of a page, which its address does not name. */
export interface View {
  /** The scroll position in CSS px. */
  readonly scroll: number
  readonly open: OverlayName | ""
}

export const noView: View = { scroll: 0, open: "" }

const textIn = (element: Element | null): string => element?.textContent.trim() ?? ""

const isShown = (page: Document, overlay: OverlayName): boolean => {
  const title = i18next.t(overlays[overlay].title)
  return [...page.querySelectorAll("[role=dialog]")].some(
    (dialog) =>
      dialog.getAttribute("aria-label") === title ||
      textIn(page.getElementById(dialog.getAttribute("aria-labelledby") ?? "")) === title,
  )
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

/** Milliseconds between two looks at the page, and the number of looks. */
const look = { wait: 100, most: 150 } as const

/** The number of looks for which a position must stay: the page above it loads late. */
const lookedSteady = 5

/**
 * Scrolls to a view and opens its dialog by the button that a player would press, once the page has them, until the tester
 * acts. Resolves to descriptions of the parts that could not be restored.
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
