import { Context, Effect, Layer, Option } from "effect"

import { timings } from "#config/timings.ts"
import { markAnnouncementRead } from "#gateway/calls/news.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { paced } from "./paced.ts"

/** Which notices were read. */
export class ReadNotices extends Context.Service<
  ReadNotices,
  {
    /**
     * Tells the backend of a read notice: at most one call starts per 150 ms, a notice goes once a session.
     *
     * Assumed: a guest's reading is told to nobody, as there is no account to keep it.
     */
    readonly mark: (announcementId: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/ReadNotices") {
  static readonly layer = Layer.effect(
    ReadNotices,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const pace = yield* paced("mark-read", timings.markReadPace)
      const sent = new Set<string>()
      return ReadNotices.of({
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
