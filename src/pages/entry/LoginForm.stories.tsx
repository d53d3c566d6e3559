import type { StoryDefault } from "@ladle/react"

import { loginAtom } from "#atoms/login.ts"
import { paths } from "#config/paths.ts"
import { obfuscate } from "#domain/obfuscation.ts"
import { demoPassword } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"

import { failing } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LoginForm } from "./LoginForm.tsx"

export default { title: "pages / entry / LoginForm" } satisfies StoryDefault

const told = storiesOf(<LoginForm />)
const path = paths.login

const remembered = {
  remPass: JSON.stringify([
    { type: "username", username: "member0", password: obfuscate(demoPassword), countryDialingCode: "" },
  ]),
}

/** The form was sent with these. */
const sent =
  (username: string, password: string) =>
  (store: Store): void => {
    store.sub(loginAtom, () => {})
    store.set(loginAtom, {
      _tag: "Submitted",
      credentials: { username, password, captcha: "" },
      rules: { patterns: {} },
      remember: false,
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
