import type { StoryDefault } from "@ladle/react"

import { passwordChangeAtom, submitPasswordChangeAtom } from "#atoms/account/passwordChange.ts"
import { paths } from "#config/paths.ts"
import type { Typed } from "#domain/account/Passwords.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { changePassword } from "#gateway/calls/entry/account.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ChangePasswordForm } from "./ChangePasswordForm.tsx"

export default { title: "Account / Password change form" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <ChangePasswordForm />
  </div>,
)
const page = { path: paths.changePassword, persona: "0" }

/** Sends the form with these values. */
const sent =
  (typed: Typed) =>
  (store: Store): void => {
    store.sub(passwordChangeAtom, () => {})
    store.set(submitPasswordChangeAtom, "Submitted", { typed, rules: { patterns: {} } })
  }

const good = { oldPassword: demoPassword, newPassword: "lantern456", confirmPassword: "lantern456" }

export const ByChoice = story(page)

export const Forced = story({ ...page, settings: { firstTimeLogin: true } })

export const Wrong = story({
  ...page,
  before: sent({ oldPassword: "1", newPassword: "lantern", confirmPassword: "lanterns" }),
})

export const SamePassword = story({
  ...page,
  before: sent({ ...good, newPassword: demoPassword, confirmPassword: demoPassword }),
})

export const Submitting = story({ ...page, unanswered: [changePassword.path], before: sent(good) })

export const Refused = story({ ...page, before: sent({ ...good, oldPassword: "wrong000" }) })

export const Failed = story({ ...page, settings: failing(changePassword.path), before: sent(good) })
