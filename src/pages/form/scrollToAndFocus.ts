/** Scrolls a part of the page to the top and focuses it. The part needs a `tabIndex`. */
export const scrollToAndFocus = (part: HTMLElement | null): void => {
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}
