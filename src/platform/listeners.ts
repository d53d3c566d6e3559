export interface Listeners<A> {
  readonly notify: (value: A) => void
  /** Returns the function that removes the listener. */
  readonly watch: (listener: (value: A) => void) => () => void
}

export const makeListeners = <A = void>(): Listeners<A> => {
  const all = new Set<(value: A) => void>()
  return {
    // Copies the listeners, because a listener may remove itself during the loop.
    notify: (value) => [...all].forEach((listener) => listener(value)),
    watch: (listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}
