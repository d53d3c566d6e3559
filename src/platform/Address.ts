import { Context, Effect, Layer } from "effect"

/** The address of the page, and the ways to leave it. */
export class Address extends Context.Service<
  Address,
  {
    /** Path with its query, such as `/m/help?i=2`. */
    readonly current: Effect.Effect<string>
    readonly push: (path: string) => Effect.Effect<void>
    readonly replace: (path: string) => Effect.Effect<void>
    /** Leaves the app for a checked address, in the same window. */
    readonly leaveFor: (url: string) => Effect.Effect<void>
    /** Takes a parameter out of the address and its history entry; answers its value, empty when it is not there. */
    readonly take: (parameter: string) => Effect.Effect<string>
  }
>()("h5/platform/Address") {
  static readonly layer = Layer.succeed(Address)({
    current: Effect.sync(() => location.pathname + location.search),
    push: (path) => Effect.sync(() => history.pushState(null, "", path)),
    replace: (path) => Effect.sync(() => history.replaceState(null, "", path)),
    leaveFor: (url) => Effect.sync(() => location.assign(url)),
    take: (parameter) =>
      Effect.sync(() => {
        const { value, rest } = without(location.search, parameter)
        if (value !== undefined)
          history.replaceState(history.state, "", location.pathname + rest + location.hash)
        return value ?? ""
      }),
  })
}

/** A query without one of its parameters, and what that parameter held. */
export const without = (search: string, parameter: string): { value: string | undefined; rest: string } => {
  const query = new URLSearchParams(search)
  const value = query.get(parameter) ?? undefined
  query.delete(parameter)
  const rest = query.toString()
  return { value, rest: rest === "" ? "" : `?${rest}` }
}
