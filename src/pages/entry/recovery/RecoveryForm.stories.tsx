import type { StoryDefault } from "@ladle/react"

import { recoveryAtom } from "#atoms/entry/passwordRecovery.ts"
import { paths } from "#config/paths.ts"
import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import { setPasswordByEmail } from "#gateway/calls/entry/account.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { useRecovery } from "./useRecovery.ts"
import { RecoveryForm } from "./RecoveryForm.tsx"

export default { title: "Entry / Recovery form" } satisfies StoryDefault

const Form = ({ mode }: { readonly mode: PasswordRecovery.Mode }) => (
  <div className="padded">
    <RecoveryForm mode={mode} recovery={useRecovery()} />
  </div>
)

const story = (mode: PasswordRecovery.Mode, options: StoryOptions = {}) =>
  storiesOf(<Form mode={mode} />)({ path: paths.forgot, ...options })

const good = {
  ...PasswordRecovery.nothing,
  username: "member0",
  email: "member0@mail.example",
  code: "123456",
  newPassword: "lantern456",
  confirmPassword: "lantern456",
}

/** Sends the form with these values. */
const sent =
  (typed: PasswordRecovery.Typed) =>
  (store: Store): void => {
    store.sub(recoveryAtom, () => {})
    store.set(recoveryAtom, {
      _tag: "Submitted",
      draft: { typed, rules: { patterns: {} }, countryDialingCode: "63" },
    })
  }

export const ByEmail = story("email")

export const BySms = story("sms")

export const NothingFilledIn = story("email", { before: sent(PasswordRecovery.nothing) })

export const Submitting = story("email", { unanswered: [setPasswordByEmail.path], before: sent(good) })

export const Failed = story("email", { settings: failing(setPasswordByEmail.path), before: sent(good) })

export const Refused = story("email", { before: sent({ ...good, code: "000000" }) })
