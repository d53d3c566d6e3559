import { useRef } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** Whether a press on the mask counts that long after the dialog opened (spec §9). */
export const maskTakes = (openFor: number): boolean => openFor > millis(timings.maskGuard)

interface Guard {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
  readonly onInteractOutside: (event: Event) => void
}

/** Props of a dialog's content: the second tap of a double tap does not close it, and the focus returns to where it was. */
export const useMaskGuard = (): Guard => {
  const openedAt = useRef(0)
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      openedAt.current = performance.now()
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
    onInteractOutside: (event) => {
      if (!maskTakes(performance.now() - openedAt.current)) event.preventDefault()
    },
  }
}
