import { Context, Effect, Layer, Option } from "effect"

import { Failure } from "#domain/Failure.ts"
import * as Feedback from "#domain/Feedback.ts"
import { sendFeedback } from "#gateway/calls/feedback.ts"
import { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"

/** Where players say what went wrong. */
export class FeedbackDesk extends Context.Service<
  FeedbackDesk,
  {
    /** Sends a feedback in the name of the session's member; once, never repeated by itself. */
    readonly send: (typed: Feedback.Typed) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/FeedbackDesk") {
  static readonly layer = Layer.effect(
    FeedbackDesk,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const send = Effect.fnUntraced(function* (typed: Feedback.Typed) {
        const session = yield* current.get
        const sender = Option.match(session, { onNone: () => "", onSome: ({ userName }) => userName })
        const payload = Feedback.payload(typed, sender)
        if (payload === undefined) return yield* Effect.fail(incomplete)
        yield* backend.change(sendFeedback, payload)
      })
      return FeedbackDesk.of({ send })
    }),
  )
}

/** Nothing is sent without a type. */
const incomplete = new GatewayError({
  call: sendFeedback.path,
  reason: Failure.Refused({ code: "unknown_error", captcha: false }),
})
