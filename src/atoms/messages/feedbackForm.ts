import * as Feedback from "#domain/messages/Feedback.ts"
import { FeedbackForms } from "#services/messages/FeedbackForms.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { captchaAtom } from "#atoms/entry/login.ts"
import { sentForm } from "#atoms/sentForm.ts"

export const feedbackForm = sentForm<Feedback.Typed, Feedback.Field>({
  rules: { fields: Feedback.fields, check: Feedback.check, fieldOf: Feedback.fieldOf },
  send: (typed) => lazyService(FeedbackForms)((forms) => forms.send(typed)),
  // A captcha is valid for one attempt, so every outcome refetches the captcha.
  onOutcome: ({ set }) => set(captchaAtom.refetchAtom),
  draft: "feedback",
})
