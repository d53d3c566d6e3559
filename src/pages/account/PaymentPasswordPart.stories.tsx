import type { StoryDefault } from "@ladle/react"

import { paymentPasswordForm } from "#atoms/account/security.ts"
import * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import { partAddress } from "#domain/account/Security.ts"
import { resetPaymentPassword, setPaymentPassword } from "#gateway/calls/account/security.ts"
import { failing, refusing } from "#ladle/storyOptions.ts"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PaymentPasswordPart } from "./PaymentPasswordPart.tsx"

export default { title: "Account / Payment password" } satisfies StoryDefault

const story = (isSet: boolean, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <PaymentPasswordPart isSet={isSet} />
    </div>,
  )({ path: partAddress("paymentPassword"), persona: isSet ? "0" : "2", ...options })

/** Sends the form with these values. */
const sent =
  (typed: PaymentPassword.Typed, purpose: PaymentPassword.Purpose = "set") =>
  (store: Store): void => {
    store.sub(paymentPasswordForm.formAtom, () => {})
    store.set(paymentPasswordForm.formAtom, {
      _tag: "Submitted",
      form: { purpose, typed, rules: { patterns: {} } },
    })
  }

const good = { currentPassword: "000000", paymentPassword: "482913", confirmPassword: "482913" }

export const NoPasswordSet = story(false)

export const Another = story(true)

export const NothingFilledIn = story(true, { before: sent(PaymentPassword.nothing, "change") })

export const Wrong = story(false, { before: sent({ ...good, confirmPassword: "1" }) })

export const Sending = story(false, { unanswered: [setPaymentPassword.path], before: sent(good) })

export const Failed = story(false, { settings: failing(setPaymentPassword.path), before: sent(good) })

export const Refused = story(true, {
  settings: refusing("payment_password_wrong", setPaymentPassword.path, resetPaymentPassword.path),
  before: sent(good, "change"),
})
