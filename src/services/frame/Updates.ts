import { Context, Duration, Effect, Layer } from "effect"

import { timings } from "#config/timings.ts"
import { appStorageItems } from "#platform/appStorageItems.ts"
import { AppWorker, type WorkerEvent } from "#platform/AppWorker.ts"
import { Storage } from "#platform/Storage.ts"
import { monotonic } from "#services/monotonic.ts"

export type UpdateEvent = WorkerEvent | "chunkMissing"

export class Updates extends Context.Service<
  Updates,
  {
    /** Registers the service worker after the page has loaded its own files. */
    readonly follow: (url: string, listener: (event: UpdateEvent) => void) => Effect.Effect<never>
    readonly look: Effect.Effect<void>
    readonly take: Effect.Effect<void>
    /** Returns whether a newer version exists. If `mayTake`, loads that version, once per version and tab. */
    readonly replace: (mayTake: Effect.Effect<boolean>) => Effect.Effect<boolean>
  }
>()("h5/services/Updates") {
  static readonly layerOf = (worker: Layer.Layer<AppWorker>) =>
    Layer.effect(Updates, make).pipe(Layer.provide(worker))

  static readonly layer = Layer.suspend(() => Updates.layerOf(AppWorker.layer))
}

const make = Effect.gen(function* () {
  const worker = yield* AppWorker
  const storage = yield* Storage
  let lookedAt = yield* monotonic

  const look = Effect.gen(function* () {
    const now = yield* monotonic
    if (now - lookedAt < Duration.toMillis(timings.updateThrottle)) return
    lookedAt = now
    yield* worker.look
  })

  const replace = Effect.fnUntraced(function* (mayTake: Effect.Effect<boolean>) {
    const version = yield* worker.served
    if (version === "" || worker.isRunning(version)) return false
    if ((yield* storage.get(appStorageItems.renewedFor)) === version || !(yield* mayTake)) return true
    yield* storage.set(appStorageItems.renewedFor, version)
    yield* worker.applyUpdate
    return true
  })

  const follow = (url: string, listener: (event: UpdateEvent) => void) =>
    Effect.callback<never>(() => Effect.sync(worker.watchMissing(() => listener("chunkMissing")))).pipe(
      Effect.raceFirst(
        Effect.sleep(timings.workerStart).pipe(Effect.andThen(worker.register(url, listener))),
      ),
    )

  return Updates.of({ follow, look, take: worker.applyUpdate, replace })
})
