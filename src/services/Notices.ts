import { Context, Effect, Layer, Option } from "effect"

import { type Announcements, homeTypes } from "#domain/Announcement.ts"
import { announcements } from "#gateway/calls/announcements.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** What home asks for; the token of a guest is empty. */
export const homeInput = (merchantCode: string, token: string) =>
  ({ types: homeTypes, groupName: "", platform: "M", merchantCode, token }) as const

/** Announcements: banners, notices, popups, promotions. */
export class Notices extends Context.Service<
  Notices,
  {
    /** Everything home shows: types B, PL, PU and H for the mobile platform (spec §2 "Home page"). */
    readonly home: Effect.Effect<Announcements, GatewayError>
  }
>()("h5/services/Notices") {
  static readonly layer = Layer.effect(
    Notices,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      return Notices.of({
        home: Effect.gen(function* () {
          const session = yield* current.get
          const token = Option.match(session, { onNone: () => "", onSome: (held) => held.token })
          return yield* backend.read(announcements, homeInput(yield* current.merchant, token))
        }),
      })
    }),
  )
}
