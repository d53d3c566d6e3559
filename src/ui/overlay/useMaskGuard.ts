import { type RefObject, useRef } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** Returns false soon after the dialog has opened, so that a press on the mask is ignored (spec §9). */
export const maskTakes = (openFor: number): boolean => openFor > millis(timings.maskGuard)

interface Guard {
  readonly mask: { readonly ref: RefObject<HTMLDivElement | null> }
  readonly content: {
    readonly onOpenAutoFocus: (event: Event) => void
    readonly onCloseAutoFocus: (event: Event) => void
    readonly onInteractOutside: (event: Event) => void
  }
}

// Maps the content element of a dialog to the element that had the focus before the dialog opened.
const openers = new WeakMap<EventTarget, Element | null>()

// Returns the focused element. If a closing dialog still has the focus, returns that dialog's opener instead.
const openerNow = (): Element | null => {
  const active = document.activeElement
  const closing = active?.closest("[role=dialog][data-state=closed]")
  return (closing && openers.get(closing)) ?? active
}

// Does nothing if another element already has the focus, such as the next page's heading.
// If another dialog opened in between, that dialog will return the focus to this opener when closed.
const returnFocus = (opener: HTMLElement): void => {
  const active = document.activeElement
  const next = active?.closest("[role=dialog], [role=alertdialog]")
  if (active === document.body) opener.focus({ preventScroll: true })
  else if (next && openers.get(next) === document.body) openers.set(next, opener)
}

/** A press outside closes the dialog only on the mask itself, not on a loader or captcha, and not by a second tap. */
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
