import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"

import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { domainRoute } from "#gateway/calls/frame/origins.ts"
import { FeedbackForms } from "#services/messages/FeedbackForms.ts"
import { Origins } from "#services/Origins.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices, sessionOf } from "#tests/support/services.ts"

const typed = { type: 3, content: "  The lamp of my game is out.\n", captcha: " ab12 " } as const

describe("a feedback", () => {
  itEffect("[CA-19] feedback is posted with content, sender, type and captcha only", function* () {
    const { context, fake } = yield* openTestServices({
      session: sessionOf(0, { userName: "neo" }),
      script: { [sendFeedback.path]: { value: null } },
    })
    yield* FeedbackForms.use((desk) => desk.send(typed)).pipe(
      Effect.provide(FeedbackForms.layer),
      Effect.provide(context),
    )
    const [request] = fake.requestsTo(sendFeedback.path)
    assert.strictEqual(request?.method, "POST")
    assert.deepStrictEqual(JSON.parse(request?.body ?? ""), {
      content: "The lamp of my game is out.",
      sender: "neo",
      type: 3,
      captcha: "ab12",
    })
  })
})

describe("fallback origins of the gateway", () => {
  itEffect("[CA-64] are fetched by GET, and a failed fetch is ignored", function* () {
    for (const reply of [{ value: ["https://two.example"] }, { status: 500 }, { text: "<html>" }]) {
      const { context, fake } = yield* openTestServices({ script: { [domainRoute.path]: reply } })
      yield* Origins.use(({ ask }) => ask).pipe(Effect.provide(Origins.layer), Effect.provide(context))
      assert.deepStrictEqual(
        fake.requests.map(({ method, path }) => `${method} ${path}`),
        ["GET /wps/system/domainRoute"],
      )
    }
  })
})
