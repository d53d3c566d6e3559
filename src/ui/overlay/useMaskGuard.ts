import { type RefObject, useRef } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** Whether a press on the mask counts this long after the dialog opened (spec §9). */
export const maskTakes = (openFor: number): boolean => openFor > millis(timings.maskGuard)

interface Guard {
  /** Props of the dialog's mask. */
  readonly mask: { readonly ref: RefObject<HTMLDivElement | null> }
  /** Props of its content. */
  readonly content: {
    readonly onOpenAutoFocus: (event: Event) => void
    readonly onCloseAutoFocus: (event: Event) => void
    readonly onInteractOutside: (event: Event) => void
  }
}

/** The element that had the focus before a dialog opened, by the dialog's content. */
const openers = new WeakMap<EventTarget, Element | null>()

/** The element with the focus. If a closing dialog still has it, the element that opened that dialog. */
const openerNow = (): Element | null => {
  const active = document.activeElement
  const closing = active?.closest("[role=dialog][data-state=closed]")
  return (closing && openers.get(closing)) ?? active
}

/**
 * Focuses a closed dialog's opener, if nothing else has the focus by then, such as the heading of the next page. A dialog
 * that opened in place of the closed one returns the focus in its turn.
 */
const returnFocus = (opener: HTMLElement): void => {
  const active = document.activeElement
  const next = active?.closest("[role=dialog], [role=alertdialog]")
  if (active === document.body) opener.focus({ preventScroll: true })
  else if (next && openers.get(next) === document.body) openers.set(next, opener)
}

/**
 * Props of a dialog that make only a press on its mask close it. Presses on a loader or captcha over it,
 * and the second tap of a double tap, do not. On close the focus returns to where it was.
 */
export const useMaskGuard = (): Guard => {
  const openedAt = useRef(0)
  const ref = useRef<HTMLDivElement>(null)
  const content: Guard["content"] = {
    onOpenAutoFocus: ({ currentTarget }) => {
      openedAt.current = performance.now()
      if (currentTarget !== null) openers.set(currentTarget, openerNow())
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const opener = event.currentTarget === null ? undefined : openers.get(event.currentTarget)
      if (opener instanceof HTMLElement) returnFocus(opener)
    },
    onInteractOutside: (event) => {
      const isOnMask = event.target === ref.current
      if (!isOnMask || !maskTakes(performance.now() - openedAt.current)) event.preventDefault()
    },
  }
  return { mask: { ref }, content }
}
