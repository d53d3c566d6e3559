import { Context, Effect, Layer } from "effect"

/** The address of the page, and the ways to leave it. */
export class Address extends Context.Service<
  Address,
  {
    /** Path with its query, such as `/m/help?i=2`. */
    readonly current: Effect.Effect<string>
    readonly push: (path: string) => Effect.Effect<void>
    readonly replace: (path: string) => Effect.Effect<void>
    /** As `replace`, for a page that was left for a while, such as for the login. */
    readonly returnTo: (path: string) => Effect.Effect<void>
    /** One step back in the history. */
    readonly back: Effect.Effect<void>
    /** Whether the page on screen was come back to: by a step in the history, a reload or `returnTo`. */
    readonly isReturn: Effect.Effect<boolean>
    /** Calls back on each step in the history that the player takes; answers how to stop. */
    readonly watchSteps: (listener: () => void) => () => void
    /** Leaves the app for a checked address, in the same window; `inPlace` of the page on screen. */
    readonly leaveFor: (url: string, inPlace?: boolean) => Effect.Effect<void>
    /** Takes a parameter out of the address and its history entry; answers its value, empty when it is not there. */
    readonly take: (parameter: string) => Effect.Effect<string>
  }
>()("h5/platform/Address") {
  static readonly layer = Layer.sync(Address, () => {
    const arrival = followArrival()
    return {
      current: Effect.sync(() => location.pathname + location.search),
      push: (path) => Effect.sync(() => history.pushState(null, "", path)),
      replace: (path) => Effect.sync(() => history.replaceState(null, "", path)),
      returnTo: (path) =>
        Effect.sync(() => {
          arrival.isReturning = true
          history.replaceState(null, "", path)
        }),
      back: Effect.sync(() => history.back()),
      isReturn: Effect.sync(() => arrival.isReturn),
      watchSteps: (listener) => {
        window.addEventListener("popstate", listener)
        return () => window.removeEventListener("popstate", listener)
      },
      leaveFor: (url, inPlace = false) =>
        Effect.sync(() => (inPlace ? location.replace(url) : location.assign(url))),
      take: (parameter) =>
        Effect.sync(() => {
          const { value, rest } = without(location.search, parameter)
          if (value !== undefined)
            history.replaceState(history.state, "", location.pathname + rest + location.hash)
          return value ?? ""
        }),
    }
  })
}

/** How the page on screen was come to. The router tells of entries that pages push and replace, by events of its own. */
const followArrival = () => {
  const arrival = { isReturn: true, isReturning: false }
  const onEntered = () => {
    arrival.isReturn = arrival.isReturning
    arrival.isReturning = false
  }
  window.addEventListener("pushState", onEntered)
  window.addEventListener("replaceState", onEntered)
  window.addEventListener("popstate", () => {
    arrival.isReturn = true
  })
  return arrival
}

/** A query without one of its parameters, and what that parameter held. */
export const without = (search: string, parameter: string): { value: string | undefined; rest: string } => {
  const query = new URLSearchParams(search)
  const value = query.get(parameter) ?? undefined
  query.delete(parameter)
  const rest = query.toString()
  return { value, rest: rest === "" ? "" : `?${rest}` }
}
