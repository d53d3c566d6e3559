import { type RefObject, useRef } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** Ignores a press soon after the dialog opened (spec §9). */
export const maskTakes = (openFor: number): boolean => openFor > millis(timings.maskGuard)

interface Guard {
  readonly mask: { readonly ref: RefObject<HTMLDivElement | null> }
  readonly content: {
    readonly onOpenAutoFocus: (event: Event) => void
    readonly onCloseAutoFocus: (event: Event) => void
    readonly onInteractOutside: (event: Event) => void
  }
}

// The element that had the focus before a dialog opened, by the dialog's content.
const openers = new WeakMap<EventTarget, Element | null>()

// A closing dialog may still have the focus; its opener then replaces the focused element.
const openerNow = (): Element | null => {
  const active = document.activeElement
  const closing = active?.closest("[role=dialog][data-state=closed]")
  return (closing && openers.get(closing)) ?? active
}

// Another element may already have the focus, such as the next page's heading.
// A dialog that opened in between inherits the opener.
const returnFocus = (opener: HTMLElement): void => {
  const active = document.activeElement
  const next = active?.closest("[role=dialog], [role=alertdialog]")
  if (active === document.body) opener.focus({ preventScroll: true })
  else if (next && openers.get(next) === document.body) openers.set(next, opener)
}

/** Only a press on the mask closes the dialog: no press on a loader or captcha over the mask, and no second tap. */
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
