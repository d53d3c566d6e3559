import type { StoryDefault } from "@ladle/react"

import { feedbackForm } from "#atoms/messages/feedbackForm.ts"
import { paths } from "#config/paths.ts"
import { nothing, type Typed } from "#domain/messages/Feedback.ts"
import { captcha } from "#gateway/calls/entry/account.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { failing, refusing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { FeedbackForm } from "./FeedbackForm.tsx"

export default { title: "Messages / Feedback form" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <FeedbackForm />
  </div>,
)
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

export const Failed = story({ ...page, settings: failing(sendFeedback.path), before: sent(good) })

export const Refused = story({
  ...page,
  settings: refusing("no_permission", sendFeedback.path),
  before: sent(good),
})

export const CaptchaFailed = story({ ...page, settings: failing(captcha.path) })

export const Sent = story({
  ...page,
  before: (store) => {
    sent(good)(store)
    store.set(feedbackForm.formAtom, { _tag: "Accepted" })
  },
})
