import { Context, Effect, Layer } from "effect"

import { Failure } from "#domain/Failure.ts"

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

/** Builds a service on its first use, once per runtime. A failed `import()` becomes `Unreachable`. */
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
