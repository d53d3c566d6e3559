import { assert, describe, it } from "@effect/vitest"

import { captchaAtom } from "#atoms/entry/login.ts"
import { isWaitingAtom } from "#atoms/kernel/loader.ts"
import { feedbackForm } from "#atoms/messages/feedbackForm.ts"
import { captcha } from "#gateway/calls/entry/account.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore } from "#tests/support/store.ts"

const submitted = {
  _tag: "Submitted",
  form: { type: 1, content: "x".repeat(20), captcha: "ab12" },
} as const

describe("sending feedback", () => {
  it.each([
    ["accepted", { value: null }],
    ["refused", { refused: "captcha_wrong" }],
  ])("a feedback that was %s fetches a new captcha", async (_outcome, reply) => {
    const { store, adjust, fake, mount } = openStore({
      session: sessionOf(0),
      script: { [sendFeedback.path]: reply, [captcha.path]: { value: { image: "aGk=" } } },
    })
    mount(captchaAtom, feedbackForm.formAtom)
    await adjust(0)
    const before = fake.requestsTo(captcha.path).length
    store.set(feedbackForm.formAtom, submitted)
    await adjust(0)
    assert.lengthOf(fake.requestsTo(sendFeedback.path), 1)
    assert.lengthOf(fake.requestsTo(captcha.path), before + 1)
  })

  it("[BC-01] the loader of feedback hides after 10 s while the request stays in flight", async () => {
    const { store, adjust, fake, mount } = openStore({
      session: sessionOf(0),
      script: { [sendFeedback.path]: { after: "20 seconds", reply: { value: null } } },
    })
    mount(feedbackForm.formAtom)
    store.set(feedbackForm.formAtom, submitted)
    await adjust("9999 millis")
    assert.isTrue(store.get(isWaitingAtom))
    await adjust("1 millis")
    assert.isFalse(store.get(isWaitingAtom))
    await adjust("10 seconds")
    assert.deepInclude(store.get(feedbackForm.formAtom), { _tag: "Sent" })
    assert.lengthOf(fake.requestsTo(sendFeedback.path), 1)
  })
})
