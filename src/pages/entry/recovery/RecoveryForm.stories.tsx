import type { StoryDefault } from "@ladle/react"

import { recoveryAtom } from "#atoms/entry/recovery.ts"
import { paths } from "#config/paths.ts"
import * as Recovery from "#domain/entry/Recovery.ts"
import { setPasswordByEmail } from "#gateway/calls/entry/account.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { useRecovery } from "./useRecovery.ts"
import { RecoveryForm } from "./RecoveryForm.tsx"

export default { title: "Entry / Recovery form" } satisfies StoryDefault

const Form = ({ mode }: { readonly mode: Recovery.Mode }) => (
  <div className="padded">
    <RecoveryForm mode={mode} recovery={useRecovery()} />
  </div>
)

const story = (mode: Recovery.Mode, options: StoryOptions = {}) =>
  storiesOf(<Form mode={mode} />)({ path: paths.forgot, ...options })

const good = {
  ...Recovery.nothing,
  username: "member0",
  email: "member0@mail.example",
  code: "123456",
  newPassword: "lantern456",
  confirmPassword: "lantern456",
}

/** Sends the form with these values. */
const sent =
  (typed: Recovery.Typed) =>
  (store: Store): void => {
    store.sub(recoveryAtom, () => {})
    store.set(recoveryAtom, {
      _tag: "Submitted",
      draft: { typed, rules: { patterns: {} }, countryDialingCode: "63" },
    })
  }

export const ByEmail = story("email")

export const BySms = story("sms")

export const NothingFilledIn = story("email", { before: sent(Recovery.nothing) })

export const Submitting = story("email", { unanswered: [setPasswordByEmail.path], before: sent(good) })

export const Failed = story("email", { settings: failing(setPasswordByEmail.path), before: sent(good) })

export const Refused = story("email", { before: sent({ ...good, code: "000000" }) })
