import { Context, Effect, Layer, Option } from "effect"

import type { ContentType } from "#domain/Announcement.ts"
import * as Activity from "#domain/Activity.ts"
import * as Application from "#domain/Application.ts"
import type { Promotion } from "#domain/Promotion.ts"
import { applyActivity } from "#gateway/calls/activities.ts"
import { announcements } from "#gateway/calls/announcements.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { homeInput } from "./Notices.ts"

/** The type of content that promotions are (decision 110). */
const promotionType: ContentType = "PR"

/** The activities of the promotions page and of the reward centre. */
export class Activities extends Context.Service<
  Activities,
  {
    /** All of them, each with where the visitor stands. */
    readonly all: Effect.Effect<ReadonlyArray<Promotion>, GatewayError>
    /** Applies for one; asked once, never repeated by itself. Answers where the member stands now. */
    readonly apply: (
      promoId: string,
      typed: Application.Typed<File>,
    ) => Effect.Effect<Activity.Status, GatewayError>
  }
>()("h5/services/Activities") {
  static readonly layer = Layer.effect(
    Activities,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const all = Effect.gen(function* () {
        const session = yield* current.get
        const token = Option.match(session, { onNone: () => "", onSome: (held) => held.token })
        const input = { ...homeInput(yield* current.merchant, token), types: promotionType }
        return (yield* backend.read(announcements, input)).promotion
      })
      return Activities.of({
        all,
        apply: (promoId, { comment, images }) =>
          backend
            .change(applyActivity, { promoId, comment: Application.cleaned(comment), images })
            .pipe(Effect.map(({ status }) => status)),
      })
    }),
  )
}
