import { Context, Effect, Layer, Option } from "effect"

import type { SystemStatus } from "#domain/SystemStatus.ts"
import { systemStatus } from "#gateway/calls/system.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"

/** A way to reach people that can be opened. */
export interface ServiceLink {
  readonly title: string
  readonly url: string
}

/** The state of the system: applied from the device at once, then asked for (spec §2 "Error gate"). */
export class SystemStatuses extends Context.Service<
  SystemStatuses,
  {
    /** The last known status; none on a first visit or when what was kept does not decode. */
    readonly cached: Effect.Effect<Option.Option<SystemStatus>>
    /** The status of the moment, kept for the next start. */
    readonly refresh: Effect.Effect<SystemStatus, GatewayError>
    /** The links of customer service that open; those that do not are left out. */
    readonly serviceLinks: (status: SystemStatus) => Effect.Effect<ReadonlyArray<ServiceLink>>
  }
>()("h5/services/SystemStatuses") {
  static readonly layer = Layer.effect(
    SystemStatuses,
    Effect.gen(function* () {
      const backend = yield* Backend
      const storage = yield* Storage
      const links = yield* ServiceLinks
      return SystemStatuses.of({
        cached: Effect.map(storage.get(slots.systemStatus), Option.fromNullishOr),
        refresh: backend
          .read(systemStatus, {})
          .pipe(Effect.tap((status) => storage.set(slots.systemStatus, status))),
        serviceLinks: (status) =>
          Effect.forEach(status.info.customerService, (entry) =>
            Effect.map(links.open(entry), (url) => ({ title: entry.title, url })),
          ).pipe(Effect.map((opened) => opened.filter(({ url }) => url !== ""))),
      })
    }),
  )
}
