import { Context, Effect, Layer, Option } from "effect"

import * as Feedback from "#domain/messages/Feedback.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { type GatewayError, incomplete } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

export class FeedbackForms extends Context.Service<
  FeedbackForms,
  {
    readonly send: (typed: Feedback.Typed) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/FeedbackForms") {
  static readonly layer = Layer.effect(
    FeedbackForms,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const send = Effect.fnUntraced(function* (typed: Feedback.Typed) {
        const session = yield* current.get
        const sender = Option.match(session, { onNone: () => "", onSome: ({ userName }) => userName })
        const payload = Feedback.payload(typed, sender)
        if (payload === undefined) return yield* Effect.fail(incomplete(sendFeedback))
        yield* backend.change(sendFeedback, payload)
      })
      return FeedbackForms.of({ send })
    }),
  )
}
