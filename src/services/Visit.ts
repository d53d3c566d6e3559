import { Context, Effect, Layer } from "effect"

import type { Platform } from "#domain/Platform.ts"
import { isInApp } from "#domain/Url.ts"
import { Address } from "#platform/Address.ts"
import { Device, type DeviceEvent } from "#platform/Device.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

/** This visit: the device it is made with, where it goes, and what it was told not to show again. */
export class Visit extends Context.Service<
  Visit,
  {
    readonly platform: Effect.Effect<Platform>
    readonly origin: string
    readonly localHour: Effect.Effect<number>
    readonly isOnline: Effect.Effect<boolean>
    readonly watch: (listener: (event: DeviceEvent) => void) => () => void
    /** A number in [0, 1) that stays for the visit: which image CDN it uses (decision 139). */
    readonly lot: number
    /** Path with its query of the page on screen. */
    readonly path: Effect.Effect<string>
    readonly push: (path: string) => Effect.Effect<void>
    readonly replace: (path: string) => Effect.Effect<void>
    /** As `replace`, for a page that was left for a while, such as for the login. */
    readonly returnTo: (path: string) => Effect.Effect<void>
    readonly back: Effect.Effect<void>
    /** Whether the page on screen was come back to, so that it may stand as it was left. */
    readonly isReturn: Effect.Effect<boolean>
    /** Calls back on each step in the history; answers how to stop. */
    readonly watchSteps: (listener: () => void) => () => void
    /** Leaves the app for a checked address, in the same window; `inPlace` of the page on screen. */
    readonly leaveFor: (url: string, inPlace?: boolean) => Effect.Effect<void>
    /** Keeps the page to come back to after the login; anything but a page of this app is not kept. */
    readonly want: (path: string) => Effect.Effect<void>
    /** The page that was wanted, once; empty when there is none. */
    readonly takeWanted: Effect.Effect<string>
    /** Whether the download popup was waved off today. */
    readonly downloadWavedOff: Effect.Effect<boolean>
    readonly waveOffDownload: Effect.Effect<void>
  }
>()("h5/services/Visit") {
  static readonly layer = Layer.effect(
    Visit,
    Effect.gen(function* () {
      const device = yield* Device
      const storage = yield* Storage
      const address = yield* Address
      return Visit.of({
        platform: device.platform,
        origin: device.origin,
        localHour: device.localHour,
        isOnline: device.isOnline,
        watch: device.watch,
        lot: device.lot,
        path: address.current,
        push: address.push,
        replace: address.replace,
        returnTo: address.returnTo,
        back: address.back,
        isReturn: address.isReturn,
        watchSteps: address.watchSteps,
        leaveFor: address.leaveFor,
        want: (path) => (isInApp(path) ? storage.set(slots.wantedPage, path) : Effect.void),
        takeWanted: Effect.gen(function* () {
          const path = yield* storage.get(slots.wantedPage)
          yield* storage.remove(slots.wantedPage)
          return isInApp(path) ? path : ""
        }),
        downloadWavedOff: Effect.zipWith(
          storage.get(slots.downloadWavedOff),
          device.localDate,
          (wavedOff, today) => wavedOff === today,
        ),
        waveOffDownload: Effect.flatMap(device.localDate, (today) =>
          storage.set(slots.downloadWavedOff, today),
        ),
      })
    }),
  )
}
