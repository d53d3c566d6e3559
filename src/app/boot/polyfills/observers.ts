// Reports each element as visible at once, so that lazy pictures and lists load without scrolling.
class EverythingIsVisible {
  readonly #report: (entries: ReadonlyArray<{ isIntersecting: boolean; target: Element }>) => void

  constructor(report: (entries: ReadonlyArray<{ isIntersecting: boolean; target: Element }>) => void) {
    this.#report = report
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#report([{ isIntersecting: true, target }]))
  }

  unobserve(): void {}

  disconnect(): void {}
}

const matchNothing = (media: string) => ({
  matches: false,
  media,
  addEventListener: () => {},
  removeEventListener: () => {},
})

/** Some new engines need the polyfills too: a WebView or an extension may remove the observers. */
export const installObservers = (): void => {
  if (!("IntersectionObserver" in window)) Reflect.set(window, "IntersectionObserver", EverythingIsVisible)
  if (!("matchMedia" in window)) Reflect.set(window, "matchMedia", matchNothing)
}
