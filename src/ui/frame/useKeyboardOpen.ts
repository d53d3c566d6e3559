import { useSyncExternalStore } from "react"

/** A keyboard takes at least this share of the screen's height. */
const keyboardShare = 0.25

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.matches("input:not([type=checkbox]):not([type=radio]), textarea")

/** Whether the on-screen keyboard is up: a text field has the focus and the visible part has shrunk. */
const isOpen = (): boolean => {
  if (!takesText(document.activeElement)) return false
  const visible = window.visualViewport
  // Safari under 13 has no visualViewport: there a touch screen and a focused field have to do.
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
