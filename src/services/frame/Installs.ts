import { Clock, Context, Effect, Layer } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { appStorageItems } from "#platform/appStorageItems.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"

export class Installs extends Context.Service<
  Installs,
  {
    readonly isInstallable: Effect.Effect<boolean>
    readonly install: Effect.Effect<void>
    readonly isDismissed: Effect.Effect<boolean>
    readonly dismiss: Effect.Effect<void>
    /** True from the second visit, or after a deposit on this device. */
    readonly isReturning: Effect.Effect<boolean>
    /** Assumed: the manifest and the merchant's profile open an address with the parameter `start`. */
    readonly noteStart: Effect.Effect<void>
  }
>()("h5/services/Installs") {
  static readonly layer = Layer.effect(
    Installs,
    Effect.gen(function* () {
      const address = yield* Address
      const device = yield* Device
      const storage = yield* Storage
      return Installs.of({
        isInstallable: device.isInstallable,
        install: device.install,
        isDismissed: Effect.zipWith(
          storage.get(appStorageItems.installDismissedAt),
          Clock.currentTimeMillis,
          (at, now) => now - at < millis(timings.installPause),
        ),
        dismiss: Effect.flatMap(Clock.currentTimeMillis, (now) =>
          storage.set(appStorageItems.installDismissedAt, now),
        ),
        isReturning: Effect.map(storage.get(appStorageItems.returning), (visitor) => visitor === "returning"),
        noteStart: Effect.gen(function* () {
          if ((yield* storage.get(appStorageItems.visitCounted)) === "") {
            yield* storage.set(appStorageItems.visitCounted, "1")
            const isFirst = (yield* storage.get(appStorageItems.returning)) === ""
            yield* storage.set(appStorageItems.returning, isFirst ? "visited" : "returning")
          }
          const start = yield* address.take("start")
          if (start === "webclip") yield* storage.set(storageItems.webclip, "1")
          else if (start !== "") yield* storage.remove(storageItems.webclip)
        }),
      })
    }),
  )
}
