import { Context, Effect, Layer, Option } from "effect"

import { codeOf, type SystemStatus } from "#domain/frame/SystemStatus.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"

export interface ServiceLink {
  readonly title: string
  readonly url: string
}

export class SystemStatuses extends Context.Service<
  SystemStatuses,
  {
    readonly cached: Effect.Effect<Option.Option<SystemStatus>>
    readonly refresh: Effect.Effect<SystemStatus, GatewayError>
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
        cached: Effect.map(storage.get(storageItems.systemStatus), Option.fromNullishOr),
        refresh: backend
          .read(systemStatus, {})
          .pipe(
            Effect.tap((status) =>
              storage.set(storageItems.systemStatus, { ...status, code: codeOf(status) }),
            ),
          ),
        serviceLinks: (status) =>
          Effect.forEach(status.info.customerService, (entry) =>
            Effect.map(links.open(entry), (url) => ({ title: entry.title, url })),
          ).pipe(Effect.map((opened) => opened.filter(({ url }) => url !== ""))),
      })
    }),
  )
}
