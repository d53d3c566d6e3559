import { Context, Effect, Layer } from "effect"

/** Bodies of answers that the device keeps to read without a network, by a key that is an address. */
export class KeptAnswers extends Context.Service<
  KeptAnswers,
  {
    /** Keeps a body in place of an older one; where nothing can be kept it is dropped. */
    readonly keep: (key: string, body: string) => Effect.Effect<void>
    readonly find: (key: string) => Effect.Effect<string | undefined>
  }
>()("h5/platform/KeptAnswers") {
  static readonly layer = Layer.succeed(KeptAnswers)({
    keep: (key, body) => Effect.promise(() => use((cache) => cache.put(key, new Response(body)))),
    find: (key) => Effect.promise(() => use(async (cache) => (await cache.match(key))?.text())),
  })
}

/** The browser's own store of answers, which is not there without a secure context. */
const use = async <A>(task: (cache: Cache) => Promise<A>): Promise<A | undefined> => {
  try {
    return await task(await caches.open("lobby"))
  } catch {
    return undefined
  }
}
