import type { StoryDefault } from "@ladle/react"

import { loginAtom, loginCodeAtom, newcomerAtom } from "#atoms/login.ts"
import { socialLoginAtom } from "#atoms/socialLogin.ts"
import { paths } from "#config/paths.ts"
import { none } from "#domain/Credentials.ts"
import { obfuscate } from "#domain/obfuscation.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"

import { failing } from "../../../.ladle/plots.ts"
import { nothing } from "../../../.ladle/samples.tsx"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LoginForm } from "./LoginForm.tsx"

export default { title: "pages / entry / LoginForm" } satisfies StoryDefault

const told = storiesOf(
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

/** The form was sent with these. */
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

/** The player chose to log in by SMS code, and did this. */
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

export const Empty = told({ path })

export const Remembered = told({ path, stored: remembered })

export const NothingFilledIn = told({ path, before: sent("", "") })

export const Submitting = told({
  path,
  stored: remembered,
  unanswered: ["/wps/session/login"],
  before: wrong,
})

export const SignedIn = told({
  path,
  stored: remembered,
  unanswered: ["/wps/session/login"],
  before: (store) => {
    wrong(store)
    store.set(loginAtom, { _tag: "Accepted" })
  },
})

export const Refused = told({ path, stored: remembered, before: wrong })

export const RefusedWithCaptcha = told({ path, stored: remembered, settings: wantsCaptcha, before: wrong })

export const CaptchaLoading = told({
  path,
  settings: wantsCaptcha,
  unanswered: ["/wps/captcha"],
  before: wrong,
})

export const CaptchaFailed = told({
  path,
  settings: { ...wantsCaptcha, ...failing("/wps/captcha") },
  before: wrong,
})

export const Disabled = told({ path, before: sent("disabled1", demoPassword) })

export const Offline = told({
  path,
  stored: remembered,
  settings: { faults: [{ call: "/wps/session/login", kind: "network", times: "always" }] },
  before: wrong,
})

export const WithoutFreePlay = told({ path, settings: { modulesOff: ["FREEPLAY3"] } })

export const WithoutRegistration = told({ path, settings: { modulesOff: ["REG3"] } })

export const WithoutSms = told({ path, settings: { modulesOff: ["MOBILEVERCODELOGIN3"] } })

export const Sms = told({ path, before: bySms() })

export const SmsRemembered = told({ path, stored: remembered, before: bySms() })

export const SmsNothingFilledIn = told({ path, before: bySms(sent("", "")) })

export const SmsCodeProving = told({ path, unproved: true, before: bySms(fetched) })

export const SmsCodeSending = told({
  path,
  unanswered: ["/wps/verification/sms/noLogin"],
  before: bySms(fetched),
})

export const SmsCodeSent = told({ path, before: bySms(fetched) })

export const SmsCodeRefused = told({ path, settings: { sms: "refused" }, before: bySms(fetched) })

export const SmsWrongCode = told({ path, before: bySms(sent("09175551000", "000000")) })

export const JustRegistered = told({
  path,
  before: (store) =>
    store.set(newcomerAtom, { type: "username", username: "newcomer1", countryDialingCode: "" }),
})

const providers: Partial<Settings> = { firebase: true }

/** The button of a provider was pressed, and then this happened. */
const elsewhere =
  (...then: ReadonlyArray<(store: Store) => void>) =>
  (store: Store): void => {
    store.sub(socialLoginAtom, () => {})
    store.set(socialLoginAtom, { _tag: "Pressed", provider: "google", captcha: "" })
    for (const deed of then) deed(store)
  }

export const Providers = told({ path, settings: providers })

export const OnlyGoogle = told({ path, settings: { ...providers, modulesOff: ["FACEBOOKLOGIN3"] } })

export const GoogleRefused = told({ path, settings: providers, device: { phone: "inInstagram" } })

export const ProviderAsked = told({ path, settings: providers, before: elsewhere() })

export const ProviderLoggingIn = told({
  path,
  settings: providers,
  unanswered: ["/wps/session/login"],
  before: elsewhere((store) =>
    store.set(socialLoginAtom, { _tag: "Identified", attempt: 1, idToken: "", captcha: "" }),
  ),
})

export const WindowBlocked = told({
  path,
  settings: providers,
  before: elsewhere((store) =>
    store.set(socialLoginAtom, { _tag: "Failed", attempt: 1, message: { key: "window_blocked" } }),
  ),
})
