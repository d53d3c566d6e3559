import { Context, Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"

/** Builds layers on first use and keeps what they built until the runtime is disposed. */
export class LazyLayers extends Context.Service<
  LazyLayers,
  { readonly build: <A, E, R>(layer: Layer.Layer<A, E, R>) => Effect.Effect<Context.Context<A>, E, R> }
>()("h5/services/LazyLayers") {
  static readonly layer = Layer.effect(
    LazyLayers,
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const memoMap = yield* Layer.makeMemoMap
      return LazyLayers.of({ build: (layer) => Layer.buildWithMemoMap(layer, memoMap, scope) })
    }),
  )
}

/** A service class with its layer. */
interface WithLayer<Id, Shape, R> {
  readonly key: string
  readonly use: <A, E, R2>(use: (service: Shape) => Effect.Effect<A, E, R2>) => Effect.Effect<A, E, R2 | Id>
  readonly layer: Layer.Layer<Id, never, R>
}

type Use<Shape, Failed, R> = <A, E = never, R2 = never>(
  use: (service: Shape) => Effect.Effect<A, E, R2>,
) => Effect.Effect<A, E | Failed, R2 | R | LazyLayers>

const useOf =
  <Id, Shape, R>(service: WithLayer<Id, Shape, R>): Use<Shape, never, R> =>
  (use) =>
    Effect.flatMap(
      LazyLayers.use(({ build }) => build(service.layer)),
      (context) => Effect.provideContext(service.use(use), context),
    )

/**
 * A service that is built when it is first used, once a runtime, so its state is shared by all uses.
 *
 * For every service that the first screen does not need: the bundler puts its code into the chunk
 * of the page that uses it, and `AppServices` does not list it. Give an `import()` instead of the
 * class where the page itself loads before the service is needed; a failed import becomes `Unreachable`.
 */
export function lazyService<Id, Shape, R>(service: WithLayer<Id, Shape, R>): Use<Shape, never, R>
export function lazyService<Id, Shape, R>(
  load: () => Promise<WithLayer<Id, Shape, R>>,
): Use<Shape, { readonly reason: Failure }, R>
export function lazyService<Id, Shape, R>(
  source: WithLayer<Id, Shape, R> | (() => Promise<WithLayer<Id, Shape, R>>),
): Use<Shape, { readonly reason: Failure }, R> {
  if ("layer" in source) return useOf(source)
  const loaded = Effect.tryPromise({ try: source, catch: () => ({ reason: Failure.Unreachable() }) })
  return (use) => Effect.flatMap(loaded, (service) => useOf(service)(use))
}
