import type { StoryDefault } from "@ladle/react"

import { loginAtom } from "#atoms/entry/login.ts"
import { paths } from "#config/paths.ts"
import { none } from "#domain/entry/Credentials.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { useLogin } from "./useLogin.ts"
import { LoginFields } from "./LoginFields.tsx"

export default { title: "Entry / Login fields" } satisfies StoryDefault

const Fields = () => (
  <div className="padded">
    <LoginFields login={useLogin()} />
  </div>
)

const story = storiesOf(<Fields />)
const path = paths.login

/** Submits the form without any input; `bySms` first changes to the login by SMS code. */
const emptySent =
  (bySms: boolean) =>
  (store: Store): void => {
    store.sub(loginAtom, () => {})
    if (bySms) store.set(loginAtom, { _tag: "ModeToggled" })
    store.set(loginAtom, { _tag: "Submitted", credentials: none, rules: { patterns: {} }, remember: false })
  }

export const Empty = story({ path })

export const NothingFilledIn = story({ path, before: emptySent(false) })

export const BySms = story({
  path,
  before: (store) => {
    store.sub(loginAtom, () => {})
    store.set(loginAtom, { _tag: "ModeToggled" })
  },
})

export const BySmsNothingFilledIn = story({ path, before: emptySent(true) })
