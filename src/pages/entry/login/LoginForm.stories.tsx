import type { StoryDefault } from "@ladle/react"

import { loginAtom, loginCodeAtom, newAccountAtom } from "#atoms/entry/login.ts"
import { socialLoginAtom } from "#atoms/entry/socialLogin.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import { none } from "#domain/entry/Credentials.ts"
import { obfuscate } from "#domain/entry/obfuscation.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import { failing } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LoginForm } from "./LoginForm.tsx"

export default { title: "Entry / Login form" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <LoginForm onRegister={nothing} />
  </div>,
)
const path = paths.login

const remembered = {
  remPass: JSON.stringify([
    { type: "username", username: "member0", password: obfuscate(demoPassword), countryDialingCode: "" },
    { type: "sms", username: "09175551000", password: obfuscate(""), countryDialingCode: "63" },
  ]),
}

const rules = { patterns: {} }

/** Submits the form with these values. */
const sent =
  (username: string, password: string) =>
  (store: Store): void => {
    store.sub(loginAtom, () => {})
    store.set(loginAtom, {
      _tag: "Submitted",
      credentials: { ...none, username, password },
      rules,
      remember: false,
    })
  }

/** The player's actions after choosing the login by SMS code. */
const bySms =
  (...then: ReadonlyArray<(store: Store) => void>) =>
  (store: Store): void => {
    store.sub(loginAtom, () => {})
    store.set(loginAtom, { _tag: "ModeToggled" })
    for (const deed of then) deed(store)
  }

const fetched = (store: Store): void => {
  store.sub(loginCodeAtom, () => {})
  store.set(loginCodeAtom, {
    _tag: "FetchPressed",
    target: { mobile: "09175551000", countryDialingCode: "63" },
  })
}

const wrong = sent("member0", "lantern124")

const wantsCaptcha: Partial<Settings> = { captchaAlways: true }

export const Empty = story({ path })

export const Remembered = story({ path, stored: remembered })

export const NothingFilledIn = story({ path, before: sent("", "") })

export const Submitting = story({
  path,
  stored: remembered,
  unanswered: ["/wps/session/login"],
  before: wrong,
})

export const SignedIn = story({
  path,
  stored: remembered,
  unanswered: ["/wps/session/login"],
  before: (store) => {
    wrong(store)
    store.set(loginAtom, { _tag: "Accepted" })
  },
})

export const Refused = story({ path, stored: remembered, before: wrong })

export const RefusedWithCaptcha = story({ path, stored: remembered, settings: wantsCaptcha, before: wrong })

export const CaptchaLoading = story({
  path,
  settings: wantsCaptcha,
  unanswered: ["/wps/captcha"],
  before: wrong,
})

export const CaptchaFailed = story({
  path,
  settings: { ...wantsCaptcha, ...failing("/wps/captcha") },
  before: wrong,
})

export const Disabled = story({ path, before: sent("disabled1", demoPassword) })

export const Offline = story({
  path,
  stored: remembered,
  settings: { faults: [{ call: "/wps/session/login", kind: "network", times: "always" }] },
  before: wrong,
})

export const WithoutFreePlay = story({ path, settings: { modulesOff: ["FREEPLAY3"] } })

export const WithoutRegistration = story({ path, settings: { modulesOff: ["REG3"] } })

export const WithoutSms = story({ path, settings: { modulesOff: ["MOBILEVERCODELOGIN3"] } })

export const Sms = story({ path, before: bySms() })

export const SmsRemembered = story({ path, stored: remembered, before: bySms() })

export const SmsNothingFilledIn = story({ path, before: bySms(sent("", "")) })

export const SmsCodeVerifyingHuman = story({ path, unverified: true, before: bySms(fetched) })

export const SmsCodeSending = story({
  path,
  unanswered: ["/wps/verification/sms/noLogin"],
  before: bySms(fetched),
})

export const SmsCodeSent = story({ path, before: bySms(fetched) })

export const SmsCodeRefused = story({ path, settings: { sms: "refused" }, before: bySms(fetched) })

export const SmsWrongCode = story({ path, before: bySms(sent("09175551000", "000000")) })

export const JustRegistered = story({
  path,
  before: (store) =>
    store.set(newAccountAtom, { type: "username", username: "newcomer1", countryDialingCode: "" }),
})

const providers: Partial<Settings> = { firebase: true }

/** The events after a press on a provider's button, once the merchant's settings are loaded. */
const elsewhere =
  (...then: ReadonlyArray<(store: Store) => void>) =>
  (store: Store): void => {
    store.sub(socialLoginAtom, () => {})
    const stop = store.sub(whitelabelAtom, () => {
      if (store.get(whitelabelAtom) === undefined) return
      stop()
      store.set(socialLoginAtom, { _tag: "Pressed", provider: "google", captcha: "" })
      for (const deed of then) deed(store)
    })
  }

export const Providers = story({ path, settings: providers })

export const OnlyGoogle = story({ path, settings: { ...providers, modulesOff: ["FACEBOOKLOGIN3"] } })

export const GoogleRefused = story({ path, settings: providers, device: { phone: "inInstagram" } })

export const ProviderAsked = story({ path, settings: providers, before: elsewhere() })

export const ProviderLoggingIn = story({
  path,
  settings: providers,
  unanswered: ["/wps/session/login"],
  before: elsewhere((store) =>
    store.set(socialLoginAtom, { _tag: "Identified", attempt: 1, idToken: "", captcha: "" }),
  ),
})

export const WindowBlocked = story({
  path,
  settings: providers,
  before: elsewhere((store) =>
    store.set(socialLoginAtom, { _tag: "Failed", attempt: 1, message: { key: "window_blocked" } }),
  ),
})
