/** The element needs a `tabIndex`. */
export const scrollToAndFocus = (part: HTMLElement | null): void => {
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}
