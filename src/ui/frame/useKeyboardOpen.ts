import { useSyncExternalStore } from "react"

/** An on-screen keyboard takes at least this share of the screen's height. */
const keyboardShare = 0.25

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.matches("input:not([type=checkbox]):not([type=radio]), textarea")

/** Whether the on-screen keyboard is open: a text field has the focus and the visual viewport has shrunk. */
const isOpen = (): boolean => {
  if (!takesText(document.activeElement)) return false
  const visible = window.visualViewport
  // Safari below 13 has no visualViewport. A touch screen with a focused field counts as open there.
  if (visible === null || visible === undefined) return navigator.maxTouchPoints > 0
  return (
    visible.height < window.screen.height * (1 - keyboardShare) && visible.height < window.innerHeight - 1
  )
}

const watch = (changed: () => void) => {
  const places: ReadonlyArray<[EventTarget | null, string]> = [
    [document, "focusin"],
    [document, "focusout"],
    [window.visualViewport ?? null, "resize"],
  ]
  for (const [place, event] of places) place?.addEventListener(event, changed)
  return () => {
    for (const [place, event] of places) place?.removeEventListener(event, changed)
  }
}

export const useKeyboardOpen = (): boolean => useSyncExternalStore(watch, isOpen, () => false)
