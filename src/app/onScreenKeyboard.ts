// An on-screen keyboard takes at least this share of the window's height.
const keyboardShare = 0.25

interface WindowSize {
  readonly width: number
  // The window's height without an on-screen keyboard.
  readonly full: number
}

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  element.matches("input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea")

// If no field has the focus, no keyboard is open, and the window has its full height.
const resized = (before: WindowSize, isTyping: boolean): WindowSize => {
  const { innerWidth: width, innerHeight: height } = window
  if (!isTyping) return { width, full: height }
  const isTurned = Math.abs(width - before.full) < Math.abs(width - before.width)
  return { width, full: Math.max(height, isTurned ? before.width : before.full) }
}

// A keyboard shrinks the visual viewport on iOS, and the window on Android. `scale` compensates for zoom.
const visibleHeight = (): number => {
  const visible = window.visualViewport
  // Safari below 13 has no `visualViewport`: on a touch screen, a focused field counts as an open keyboard.
  if (visible === null || visible === undefined) return "ontouchstart" in window ? 0 : window.innerHeight
  return Math.min(window.innerHeight, visible.height * visible.scale)
}

/** Sets `data-keyboard` on the root element, for the styles. Returns an unsubscribe function. */
export const markOnScreenKeyboard = (): (() => void) => {
  const root = document.documentElement
  let size: WindowSize = { width: window.innerWidth, full: window.innerHeight }
  let frame = 0
  const isTyping = () => takesText(document.activeElement)
  const update = () => {
    const isOpen = isTyping() && visibleHeight() < size.full * (1 - keyboardShare)
    root.dataset["keyboard"] = isOpen ? "open" : "closed"
    return isOpen
  }
  const onResize = () => {
    size = resized(size, isTyping())
    if (update()) document.activeElement?.scrollIntoView({ block: "nearest" })
  }
  // Waits for an animation frame, so that the bottom menu does not appear under the tap that removes the focus.
  const onBlur = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  }
  const places: ReadonlyArray<readonly [EventTarget, string, () => void]> = [
    [document, "focusin", update],
    [document, "focusout", onBlur],
    [window, "resize", onResize],
    ...(window.visualViewport ? [[window.visualViewport, "resize", update] as const] : []),
  ]
  for (const [place, event, listener] of places) place.addEventListener(event, listener)
  update()
  return () => {
    cancelAnimationFrame(frame)
    for (const [place, event, listener] of places) place.removeEventListener(event, listener)
    delete root.dataset["keyboard"]
  }
}
