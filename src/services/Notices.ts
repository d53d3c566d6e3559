import { Context, Effect, Layer, Option } from "effect"

import { timings } from "#config/timings.ts"
import { type Announcements, homeTypes } from "#domain/Announcement.ts"
import { announcements, markAnnouncementRead } from "#gateway/calls/announcements.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { paced } from "./policy.ts"

/** What home asks for; the token of a guest is empty. */
export const homeInput = (merchantCode: string, token: string) =>
  ({ types: homeTypes, groupName: "", platform: "M", merchantCode, token }) as const

/** Announcements: banners, notices, popups, promotions. */
export class Notices extends Context.Service<
  Notices,
  {
    /** Everything home shows: types B, PL, PU and H for the mobile platform (spec §2 "Home page"). */
    readonly home: Effect.Effect<Announcements, GatewayError>
    /**
     * Tells the backend of a read notice: at most one call starts per 150 ms, a notice goes once a session.
     *
     * Assumed: a guest's reading is told to nobody, as there is no account to keep it.
     */
    readonly markRead: (announcementId: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Notices") {
  static readonly layer = Layer.effect(
    Notices,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const pace = yield* paced("mark-read", timings.markReadPace)
      const sent = new Set<string>()

      const home = Effect.gen(function* () {
        const session = yield* current.get
        const token = Option.match(session, { onNone: () => "", onSome: (held) => held.token })
        return yield* backend.read(announcements, homeInput(yield* current.merchant, token))
      })

      return Notices.of({
        home,
        markRead: Effect.fnUntraced(function* (announcementId: string) {
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
