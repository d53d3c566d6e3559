import { Context, Effect, Layer } from "effect"

import { appSlots } from "#platform/appSlots.ts"
import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

/** The app on the home screen: how it gets there, and how it was started from it. */
export class Installs extends Context.Service<
  Installs,
  {
    /** Whether the browser would install the app if it were asked to. */
    readonly isInstallable: Effect.Effect<boolean>
    /** Opens the browser's question. */
    readonly install: Effect.Effect<void>
    readonly isWavedOff: Effect.Effect<boolean>
    /** The offer does not come up by itself any more on this device. */
    readonly waveOff: Effect.Effect<void>
    /**
     * Takes the mark of the start address: an installed app has a storage of its own, so only its address can
     * tell how it came to be. `start=webclip` sets the flag of web clips, any other start takes it back.
     *
     * Assumed: the parameter and its values; the manifest and the merchant's profile carry them.
     */
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
        isWavedOff: Effect.map(storage.get(appSlots.installWavedOff), (wavedOff) => wavedOff === "1"),
        waveOff: storage.set(appSlots.installWavedOff, "1"),
        noteStart: Effect.gen(function* () {
          const start = yield* address.take("start")
          if (start === "webclip") yield* storage.set(slots.webclip, "1")
          else if (start !== "") yield* storage.remove(slots.webclip)
        }),
      })
    }),
  )
}
