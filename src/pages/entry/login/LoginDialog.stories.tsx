import type { StoryDefault } from "@ladle/react"

import { captchaAtom, loginAtom } from "#atoms/entry/login.ts"
import { openLoginDialogAtom } from "#atoms/entry/loginDialog.ts"
import { paths } from "#config/paths.ts"
import type { Event } from "#machines/Login.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import type { Store } from "#ladle/storyApp.ts"

import { LoginDialog } from "./LoginDialog.tsx"

export default { title: "Entry / Login dialog" } satisfies StoryDefault

const story = storiesOf(<LoginDialog onClose={() => {}} />)
const path = paths.activity

const opened =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.set(openLoginDialogAtom)
    store.sub(loginAtom, () => {})
    store.sub(captchaAtom, () => {})
    for (const event of events) store.set(loginAtom, event)
  }

export const Open = story({ path, before: opened() })

export const AsksCaptcha = story({ path, before: opened({ _tag: "CaptchaRequired" }) })

export const PasswordOnly = story({
  path,
  settings: { modulesOff: ["MOBILEVERCODELOGIN3", "FREEPLAY3"] },
  before: opened(),
})
