import { type RefObject, useRef } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** Whether a press on the mask counts that long after the dialog opened (spec §9). */
export const maskTakes = (openFor: number): boolean => openFor > millis(timings.maskGuard)

interface Guard {
  /** Of the dialog's mask. */
  readonly mask: { readonly ref: RefObject<HTMLDivElement | null> }
  /** Of its content. */
  readonly content: {
    readonly onOpenAutoFocus: () => void
    readonly onCloseAutoFocus: (event: Event) => void
    readonly onInteractOutside: (event: Event) => void
  }
}

/**
 * Props of a dialog: only a press on its mask closes it, not one on what lies over it (a loader, a captcha) nor the
 * second tap of a double tap, and the focus returns to where it was.
 */
export const useMaskGuard = (): Guard => {
  const openedAt = useRef(0)
  const opener = useRef<Element | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  const content: Guard["content"] = {
    onOpenAutoFocus: () => {
      openedAt.current = performance.now()
      opener.current = document.activeElement
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
