import type { StoryDefault } from "@ladle/react"

import { feedbackFormAtom } from "#atoms/feedbackForm.ts"
import { paths } from "#config/paths.ts"
import { nothing, type Typed } from "#domain/Feedback.ts"
import { captcha } from "#gateway/calls/account.ts"
import { sendFeedback } from "#gateway/calls/feedback.ts"

import { failing } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { FeedbackPage } from "./FeedbackPage.tsx"

export default { title: "pages / messages / FeedbackPage" } satisfies StoryDefault

const told = storiesOf(<FeedbackPage />)
const page = { path: paths.feedback, persona: "0" }

/** The form was sent with these. */
const sent =
  (typed: Typed) =>
  (store: Store): void => {
    store.sub(feedbackFormAtom, () => {})
    store.set(feedbackFormAtom, { _tag: "Submitted", typed })
  }

const good: Typed = { type: 3, content: "The lamp of my favourite game has gone out.", captcha: "zzzz" }

export const Unfilled = told(page)

export const NothingFilledIn = told({ ...page, before: sent(nothing) })

export const Sending = told({ ...page, unanswered: [sendFeedback.path], before: sent(good) })

export const WrongCaptcha = told({ ...page, before: sent(good) })

export const Failed = told({ ...page, settings: failing(sendFeedback.path), before: sent(good) })

export const Sent = told({
  ...page,
  before: (store) => {
    store.sub(feedbackFormAtom, () => {})
    store.set(feedbackFormAtom, { _tag: "Submitted", typed: good })
    store.set(feedbackFormAtom, { _tag: "Accepted" })
  },
})

export const CaptchaLoading = told({ ...page, unanswered: [captcha.path] })

export const CaptchaFailed = told({ ...page, settings: failing(captcha.path) })

export const NotOffered = told({ ...page, settings: { modulesOff: ["FEEDBACK3"] } })
