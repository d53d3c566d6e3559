/** Functions that are called after every change. */
export const makeListeners = () => {
  const listeners = new Set<() => void>()
  return {
    notifyListeners: (): void => listeners.forEach((listener) => listener()),
    /** Returns an unsubscribe function. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
