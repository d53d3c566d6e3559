import { afterEach, assert, describe, it } from "@effect/vitest"

import { isWaitingAtom } from "#atoms/frame/loader.ts"
import { feedbackFormAtom } from "#atoms/messages/feedbackForm.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { Event } from "#machines/FeedbackForm.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore } from "#tests/support/store.ts"

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

describe("sending feedback", () => {
  it("[BC-01] the loader of feedback hides after 10 s while the request stays in flight", async () => {
    const opened = openStore({
      session: sessionOf(0),
      script: { [sendFeedback.path]: { after: "20 seconds", reply: { value: null } } },
    })
    stop = opened.stop
    const { store, adjust, fake } = opened
    store.sub(feedbackFormAtom, () => {})
    store.set(
      feedbackFormAtom,
      Event.Submitted({ typed: { type: 1, content: "x".repeat(20), captcha: "ab12" } }),
    )
    await adjust("9999 millis")
    assert.isTrue(store.get(isWaitingAtom))
    await adjust("1 millis")
    assert.isFalse(store.get(isWaitingAtom))
    await adjust("10 seconds")
    assert.deepInclude(store.get(feedbackFormAtom), { _tag: "Editing", isSent: true })
    assert.lengthOf(fake.requestsTo(sendFeedback.path), 1)
  })
})
