import { Clock, Context, Duration, Effect, Layer } from "effect"

import { timings } from "#config/timings.ts"
import { appSlots } from "#platform/appSlots.ts"
import { AppWorker, type WorkerEvent } from "#platform/AppWorker.ts"
import { Storage } from "#platform/Storage.ts"

/** What its worker tells of; `codeMissing`: code of the running version did not come. */
export type UpdateEvent = WorkerEvent | "codeMissing"

/** Newer versions of the app. */
export class Updates extends Context.Service<
  Updates,
  {
    /** Tells of the worker and of missing code as long as it runs. The worker starts when the page has its own. */
    readonly follow: (url: string, listener: (event: UpdateEvent) => void) => Effect.Effect<never>
    /** Looks for a newer version, at most once in a while. */
    readonly look: Effect.Effect<void>
    /** Loads the page anew, on the newest version that is here. */
    readonly take: Effect.Effect<void>
    /**
     * The app's code is not complete: whether because a newer version has taken its place on the site.
     *
     * When it has and `mayTake`, the newer one is taken, once a version and tab.
     */
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
  let lookedAt = yield* Clock.currentTimeMillis

  const look = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (now - lookedAt < Duration.toMillis(timings.updateLook)) return
    lookedAt = now
    yield* worker.look
  })

  const replace = Effect.fnUntraced(function* (mayTake: Effect.Effect<boolean>) {
    const version = yield* worker.served
    if (version === "" || worker.isRunning(version)) return false
    if ((yield* storage.get(appSlots.renewedFor)) === version || !(yield* mayTake)) return true
    yield* worker.look
    yield* storage.set(appSlots.renewedFor, version)
    yield* worker.startAnew
    return true
  })

  const follow = (url: string, listener: (event: UpdateEvent) => void) =>
    Effect.callback<never>(() => Effect.sync(worker.watchMissing(() => listener("codeMissing")))).pipe(
      Effect.race(
        Effect.sleep(timings.workerStart).pipe(
          Effect.andThen(worker.register(url, listener)),
          Effect.andThen(Effect.never),
        ),
      ),
    )

  return Updates.of({ follow, look, take: worker.startAnew, replace })
})
