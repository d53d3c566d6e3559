import type { StoryDefault } from "@ladle/react"

import { socialLoginAtom } from "#atoms/entry/socialLogin.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { nothing } from "#ladle/samples.tsx"
import type { StoryOptions, Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SocialButtons } from "./SocialButtons.tsx"

export default { title: "Entry / Social login" } satisfies StoryDefault

const story = (options: StoryOptions = {}, disabled = false) =>
  storiesOf(
    <div className="padded">
      <SocialButtons disabled={disabled} withCaptcha={nothing} />
    </div>,
  )({ path: paths.login, settings: { firebase: true }, ...options })

/** The player presses the button of Google, once the merchant's settings are loaded. */
const pressed =
  (then: (store: Store) => void = nothing) =>
  (store: Store): void => {
    store.sub(socialLoginAtom, () => {})
    const stop = store.sub(whitelabelAtom, () => {
      if (store.get(whitelabelAtom) === undefined) return
      stop()
      store.set(socialLoginAtom, { _tag: "Pressed", provider: "google", captcha: "" })
      then(store)
    })
  }

export const Both = story()

export const OnlyGoogle = story({ settings: { firebase: true, modulesOff: ["FACEBOOKLOGIN3"] } })

export const Disabled = story({}, true)

export const WindowOpen = story({ before: pressed() })

export const WindowLate = story({
  before: pressed((store) => store.set(socialLoginAtom, { _tag: "Delayed", attempt: 1 })),
})

export const LoggingIn = story({
  unanswered: [login.path],
  before: pressed((store) =>
    store.set(socialLoginAtom, { _tag: "Identified", attempt: 1, idToken: "", captcha: "" }),
  ),
})

export const GoogleRefused = story({ device: { phone: "inInstagram" } })

export const NothingOffered = story({ settings: {} })
