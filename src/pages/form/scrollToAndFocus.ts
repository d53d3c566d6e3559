/** The element needs a `tabIndex` to receive the focus. */
export const scrollToAndFocus = (part: HTMLElement | null): void => {
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}
