import { Context, Effect, Layer, Option } from "effect"

import { timings } from "#config/timings.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { throttled } from "#services/throttled.ts"

export class ReadAnnouncements extends Context.Service<
  ReadAnnouncements,
  {
    /** Assumed: an announcement that a guest reads is not reported, because a guest has no account. */
    readonly mark: (announcementId: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/ReadAnnouncements") {
  static readonly layer = Layer.effect(
    ReadAnnouncements,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const pace = yield* throttled("mark-read", timings.markReadThrottle)
      const sent = new Set<string>()
      return ReadAnnouncements.of({
        mark: Effect.fnUntraced(function* (announcementId: string) {
          const session = yield* current.get
          if (Option.isNone(session)) return
          const key = JSON.stringify([session.value.token, announcementId])
          if (sent.has(key)) return
          sent.add(key)
          yield* pace(backend.change(markAnnouncementRead, { announcementId, read: true })).pipe(
            Effect.onError(() => Effect.sync(() => sent.delete(key))),
          )
        }),
      })
    }),
  )
}
