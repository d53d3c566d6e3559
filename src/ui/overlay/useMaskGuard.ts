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
const openers = new WeakMap<EventTarget, Element>()

/** The element with the focus. If a closing dialog still has it, the element that opened that dialog. */
const openerNow = (): Element | null => {
  const active = document.activeElement
  const closing = active?.closest("[role=dialog][data-state=closed]")
  return (closing && openers.get(closing)) ?? active
}

/**
 * Props of a dialog that make only a press on its mask close it. Presses on a loader or captcha over it,
 * and the second tap of a double tap, do not. On close the focus returns to where it was.
 */
export const useMaskGuard = (): Guard => {
  const openedAt = useRef(0)
  const opener = useRef<Element | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  const content: Guard["content"] = {
    onOpenAutoFocus: ({ currentTarget }) => {
      openedAt.current = performance.now()
      opener.current = openerNow()
      if (currentTarget !== null && opener.current !== null) openers.set(currentTarget, opener.current)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
    onInteractOutside: (event) => {
      const isOnMask = event.target === ref.current
      if (!isOnMask || !maskTakes(performance.now() - openedAt.current)) event.preventDefault()
    },
  }
  return { mask: { ref }, content }
}
