import type { StoryDefault } from "@ladle/react"

import { captchaAtom, loginAtom } from "#atoms/login.ts"
import { openLoginDialogAtom } from "#atoms/loginDialog.ts"
import { paths } from "#config/paths.ts"
import type { Event } from "#machines/Login.ts"

import { storiesOf } from "../../../.ladle/Stage.tsx"
import type { Store } from "../../../.ladle/scene.ts"
import { LoginDialog } from "./LoginDialog.tsx"

export default { title: "pages / entry / LoginDialog" } satisfies StoryDefault

const told = storiesOf(<LoginDialog onClose={() => {}} />)
const path = paths.activity

const opened =
  (...events: ReadonlyArray<Event>) =>
  (store: Store): void => {
    store.set(openLoginDialogAtom)
    store.sub(loginAtom, () => {})
    store.sub(captchaAtom, () => {})
    for (const event of events) store.set(loginAtom, event)
  }

export const Open = told({ path, before: opened() })

export const AsksCaptcha = told({ path, before: opened({ _tag: "CaptchaAsked" }) })

export const PasswordOnly = told({
  path,
  settings: { modulesOff: ["MOBILEVERCODELOGIN3", "FREEPLAY3"] },
  before: opened(),
})
