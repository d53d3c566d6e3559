import type { StoryDefault } from "@ladle/react"

import { handOverPasswordAtom, passwordChangeAtom } from "#atoms/passwordChange.ts"
import { paths } from "#config/paths.ts"
import type { Typed } from "#domain/Passwords.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { changePassword } from "#gateway/calls/account.ts"

import { failing } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { ChangePasswordPage } from "./ChangePasswordPage.tsx"

export default { title: "pages / entry / ChangePasswordPage" } satisfies StoryDefault

const told = storiesOf(<ChangePasswordPage />)
const page = { path: paths.changePassword, persona: "0" }

/** The form was sent with these. */
const sent =
  (typed: Typed) =>
  (store: Store): void => {
    store.sub(passwordChangeAtom, () => {})
    store.set(handOverPasswordAtom, "Submitted", typed)
  }

const good = { oldPassword: demoPassword, newPassword: "lantern456", confirmPassword: "lantern456" }

export const ByChoice = told(page)

export const Forced = told({ ...page, settings: { firstTimeLogin: true } })

export const NothingFilledIn = told({
  ...page,
  before: sent({ oldPassword: "", newPassword: "", confirmPassword: "" }),
})

export const Wrong = told({
  ...page,
  before: sent({ oldPassword: "1", newPassword: "lantern", confirmPassword: "lanterns" }),
})

export const SamePassword = told({
  ...page,
  before: sent({ ...good, newPassword: demoPassword, confirmPassword: demoPassword }),
})

export const Submitting = told({ ...page, unanswered: [changePassword.path], before: sent(good) })

export const Refused = told({ ...page, before: sent({ ...good, oldPassword: "wrong000" }) })

export const Failed = told({ ...page, settings: failing(changePassword.path), before: sent(good) })

export const Saved = told({ ...page, before: sent(good) })
