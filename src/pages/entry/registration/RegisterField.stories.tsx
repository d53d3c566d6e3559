import type { StoryDefault } from "@ladle/react"
import { useAtomValue } from "jotai"

import { registerSettingsAtom } from "#atoms/entry/registration.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import type { Field } from "#domain/entry/RegisterForm.ts"
import { captcha } from "#gateway/calls/entry/account.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { type RegistrationSettings, useRegistration } from "./useRegistration.ts"
import { RegisterField } from "./RegisterField.tsx"

export default { title: "Entry / Registration field" } satisfies StoryDefault

const Shown = ({ name, merchant }: { readonly name: Field; readonly merchant: RegistrationSettings }) => (
  <div className="padded">
    <RegisterField name={name} registration={useRegistration(merchant)} />
  </div>
)

/** The field after the merchant's settings are loaded. */
const Loaded = ({ name }: { readonly name: Field }) => {
  const settings = valueOf(useAtomValue(registerSettingsAtom))
  const whitelabel = useAtomValue(whitelabelAtom)
  return settings && whitelabel && <Shown name={name} merchant={{ settings, whitelabel }} />
}

const story = (name: Field, options: StoryOptions = {}) =>
  storiesOf(<Loaded name={name} />)({ path: paths.register, ...options })

export const Text = story("username")

export const Password = story("password")

export const PaymentPassword = story("paymentPassword")

export const Mobile = story("mobileNum")

export const SmsCode = story("verificationCode")

export const Captcha = story("captcha")

export const CaptchaLoading = story("captcha", { unanswered: [captcha.path] })

export const CaptchaFailed = story("captcha", { settings: failing(captcha.path) })
