/** Reports each element as visible at once: lazy pictures and lists then load without waiting for the scroll. */
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

/** No query matches. */
const matchNothing = (media: string) => ({
  matches: false,
  media,
  addEventListener: () => {},
  removeEventListener: () => {},
})

/** Replaces `IntersectionObserver` and `matchMedia` where a WebView or an extension removed them. */
export const installObservers = (): void => {
  if (!("IntersectionObserver" in window)) Reflect.set(window, "IntersectionObserver", EverythingIsVisible)
  if (!("matchMedia" in window)) Reflect.set(window, "matchMedia", matchNothing)
}
