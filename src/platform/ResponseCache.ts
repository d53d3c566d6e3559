import { Context, Effect, Layer } from "effect"

export class ResponseCache extends Context.Service<
  ResponseCache,
  {
    readonly keep: (key: string, body: string) => Effect.Effect<void>
    readonly find: (key: string) => Effect.Effect<string | undefined>
    readonly clear: Effect.Effect<void>
  }
>()("h5/platform/ResponseCache") {
  static readonly layer = Layer.succeed(ResponseCache)({
    keep: (key, body) => Effect.promise(() => use((cache) => cache.put(key, new Response(body)))),
    find: (key) => Effect.promise(() => use(async (cache) => (await cache.match(key))?.text())),
    clear: Effect.promise(() => clear()),
  })
}

const name = "lobby"

const clear = async (): Promise<void> => {
  try {
    await caches.delete(name)
  } catch {
    // If cache storage is missing or fails, nothing is cached.
  }
}

// Cache storage requires a secure context.
const use = async <A>(task: (cache: Cache) => Promise<A>): Promise<A | undefined> => {
  try {
    return await task(await caches.open(name))
  } catch {
    return undefined
  }
}
