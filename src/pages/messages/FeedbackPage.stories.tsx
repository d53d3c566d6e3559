import type { StoryDefault } from "@ladle/react"

import { feedbackForm } from "#atoms/messages/feedbackForm.ts"
import { paths } from "#config/paths.ts"
import { nothing, type Typed } from "#domain/messages/Feedback.ts"
import { captcha } from "#gateway/calls/entry/account.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { FeedbackPage } from "./FeedbackPage.tsx"

export default { title: "Messages / Feedback" } satisfies StoryDefault

const story = storiesOf(<FeedbackPage />)
const page = { path: paths.feedback, persona: "0" }

/** Sends the form with these values. */
const sent =
  (typed: Typed) =>
  (store: Store): void => {
    store.sub(feedbackForm.formAtom, () => {})
    store.set(feedbackForm.formAtom, { _tag: "Submitted", form: typed })
  }

const good: Typed = { type: 3, content: "The lamp of my favourite game has gone out.", captcha: "zzzz" }

export const Unfilled = story(page)

export const NothingFilledIn = story({ ...page, before: sent(nothing) })

export const Sending = story({ ...page, unanswered: [sendFeedback.path], before: sent(good) })

export const WrongCaptcha = story({ ...page, before: sent(good) })

export const Failed = story({ ...page, settings: failing(sendFeedback.path), before: sent(good) })

export const Sent = story({
  ...page,
  before: (store) => {
    store.sub(feedbackForm.formAtom, () => {})
    store.set(feedbackForm.formAtom, { _tag: "Submitted", form: good })
    store.set(feedbackForm.formAtom, { _tag: "Accepted" })
  },
})

export const CaptchaLoading = story({ ...page, unanswered: [captcha.path] })

export const CaptchaFailed = story({ ...page, settings: failing(captcha.path) })

export const NotOffered = story({ ...page, settings: { modulesOff: ["FEEDBACK3"] } })
