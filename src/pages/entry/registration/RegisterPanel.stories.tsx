import type { StoryDefault } from "@ladle/react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { registerCodeAtom, registerSettingsAtom, registrationAtom } from "#atoms/entry/registration.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import * as Form from "#domain/entry/RegisterForm.ts"
import type { RegisterMode } from "#domain/entry/RegisterMode.ts"
import { registerFields } from "#fixtures/data/entry/registerFields.ts"
import type { Settings } from "#fixtures/settings.ts"
import { failed, failing, loading } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RegisterPanel } from "./RegisterPanel.tsx"

export default { title: "Entry / Registration panel" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <RegisterPanel />
  </div>,
)
const path = paths.register

const everyField = (required: boolean): Partial<Settings> => ({
  registerFields: Object.fromEntries(
    Object.keys(registerFields).map((name) => [name, { enabled: true, required }]),
  ),
})

const byMobile: Partial<Settings> = { modulesOff: ["REGISTER_REE3"] }
const withoutCaptcha: Partial<Settings> = { modulesOff: ["VALID_CAPTCHA3"] }

const good: Partial<Form.Typed> = {
  username: "newcomer1",
  password: "Lantern123",
  confirmPassword: "Lantern123",
}

/** Submits the form with these values once its settings are loaded. */
const sent =
  (typed: Partial<Form.Typed> = {}, mode: RegisterMode = "username") =>
  (store: Store): void => {
    store.sub(registrationAtom, () => {})
    const send = () => {
      const settings = valueOf(store.get(registerSettingsAtom))
      const whitelabel = store.get(whitelabelAtom)
      if (
        settings === undefined ||
        whitelabel === undefined ||
        store.get(registrationAtom)._tag !== "Editing"
      )
        return
      stops.forEach((stop) => stop())
      store.set(registrationAtom, {
        _tag: "Submitted",
        draft: {
          typed: { ...Form.none, ...typed },
          circumstances: { mode, settings, whitelabel, affiliate: "unknown" },
          countryDialingCode: "63",
        },
        agrees: true,
      })
    }
    const stops = [registerSettingsAtom, whitelabelAtom].map((each) => store.sub(each, send))
  }

const fetched = (store: Store): void => {
  store.sub(registerCodeAtom, () => {})
  store.set(registerCodeAtom, {
    _tag: "FetchPressed",
    target: { mobile: "9175550001", countryDialingCode: "63" },
  })
}

export const Empty = story({ path })

export const ByMobile = story({ path, settings: byMobile })

export const ByMobileWithoutPassword = story({
  path,
  settings: { modulesOff: ["REGISTER_REE3", "MOBILENUMPASSREG3"] },
})

export const EveryField = story({ path, settings: everyField(false) })

export const EveryFieldRequired = story({ path, settings: everyField(true) })

export const NothingFilledIn = story({ path, before: sent() })

export const EveryFieldWrong = story({
  path,
  settings: everyField(true),
  before: sent(Object.fromEntries(Form.fields.map((field) => [field, "\u202ex".repeat(9)]))),
})

export const VerifyingHuman = story({
  path,
  settings: withoutCaptcha,
  unverified: true,
  before: sent(good),
})

export const CheckingInvitation = story({
  path,
  settings: withoutCaptcha,
  unanswered: ["/wps/check/affiliate"],
  before: sent({ ...good, affiliateCode: "LANTERN8" }),
})

export const Registered = story({ path, settings: withoutCaptcha, before: sent(good) })

export const Sending = story({
  path,
  settings: withoutCaptcha,
  unanswered: ["/wps/member/register"],
  before: sent(good),
})

export const NameTaken = story({
  path,
  settings: withoutCaptcha,
  before: sent({ ...good, username: "member0" }),
})

export const BadInvitation = story({
  path,
  settings: withoutCaptcha,
  before: sent({ ...good, affiliateCode: "NOPE1" }),
})

export const HumanNotVerified = story({
  path,
  settings: { ...withoutCaptcha, humanCheck: "refused" },
  before: sent(good),
})

export const Offline = story({
  path,
  settings: { ...withoutCaptcha, ...failing("/wps/member/register") },
  before: sent(good),
})

export const CodeVerifyingHuman = story({ path, settings: byMobile, unverified: true, before: fetched })

export const CodeSending = story({
  path,
  settings: byMobile,
  unanswered: ["/wps/verification/sms/register"],
  before: fetched,
})

export const CodeSent = story({ path, settings: byMobile, before: fetched })

export const CodeRefused = story({ path, settings: { ...byMobile, sms: "refused" }, before: fetched })

export const BadReferrer = story({ path: `${path}?affiliateCode=NOPE1` })

export const Age18 = story({ path, settings: { age: 18 } })

export const Loading = story({ path, ...loading })

export const Failed = story({ path, ...failed })

export const Providers = story({ path, settings: { firebase: true } })

export const SendingByFirebase = story({
  path,
  settings: { firebase: true, modulesOff: ["REGISTER_REE3", "VALID_CAPTCHA3", "MOBILENUMPASSREG3"] },
  unanswered: ["/wps/member/register/mobile"],
  before: sent({ mobileNum: "9175550001", verificationCode: "000000" }, "mobile"),
})
