import type { StoryDefault } from "@ladle/react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { registerCodeAtom, registerSettingsAtom, registrationAtom } from "#atoms/registration.ts"
import { whitelabelAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import * as Form from "#domain/RegisterForm.ts"
import type { RegisterWay } from "#domain/RegisterWay.ts"
import { registerFields } from "#fixtures/data/registerFields.ts"
import type { Settings } from "#fixtures/settings.ts"

import { failed, failing, loading } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { RegisterPanel } from "./RegisterPanel.tsx"

export default { title: "pages / entry / RegisterPanel" } satisfies StoryDefault

const told = storiesOf(
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

/** The form was sent with these, once it was there. */
const sent =
  (typed: Partial<Form.Typed> = {}, way: RegisterWay = "username") =>
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
          circumstances: { way, settings, whitelabel, affiliate: "unknown" },
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

export const Empty = told({ path })

export const ByMobile = told({ path, settings: byMobile })

export const ByMobileWithoutPassword = told({
  path,
  settings: { modulesOff: ["REGISTER_REE3", "MOBILENUMPASSREG3"] },
})

export const EveryField = told({ path, settings: everyField(false) })

export const EveryFieldRequired = told({ path, settings: everyField(true) })

export const NothingFilledIn = told({ path, before: sent() })

export const EveryFieldWrong = told({
  path,
  settings: everyField(true),
  before: sent(Object.fromEntries(Form.fields.map((field) => [field, "\u202ex".repeat(9)]))),
})

export const ProvingHuman = told({
  path,
  settings: withoutCaptcha,
  unproved: true,
  before: sent(good),
})

export const CheckingInvitation = told({
  path,
  settings: withoutCaptcha,
  unanswered: ["/wps/check/affiliate"],
  before: sent({ ...good, affiliateCode: "LANTERN8" }),
})

export const Registered = told({ path, settings: withoutCaptcha, before: sent(good) })

export const Sending = told({
  path,
  settings: withoutCaptcha,
  unanswered: ["/wps/member/register"],
  before: sent(good),
})

export const NameTaken = told({
  path,
  settings: withoutCaptcha,
  before: sent({ ...good, username: "member0" }),
})

export const BadInvitation = told({
  path,
  settings: withoutCaptcha,
  before: sent({ ...good, affiliateCode: "NOPE1" }),
})

export const NotBelieved = told({
  path,
  settings: { ...withoutCaptcha, humanCheck: "refused" },
  before: sent(good),
})

export const Offline = told({
  path,
  settings: { ...withoutCaptcha, ...failing("/wps/member/register") },
  before: sent(good),
})

export const CodeProving = told({ path, settings: byMobile, unproved: true, before: fetched })

export const CodeSending = told({
  path,
  settings: byMobile,
  unanswered: ["/wps/verification/sms/register"],
  before: fetched,
})

export const CodeSent = told({ path, settings: byMobile, before: fetched })

export const CodeRefused = told({ path, settings: { ...byMobile, sms: "refused" }, before: fetched })

export const BadReferrer = told({ path: `${path}?affiliateCode=NOPE1` })

export const Age18 = told({ path, settings: { age: 18 } })

export const Loading = told({ path, ...loading })

export const Failed = told({ path, ...failed })

export const Providers = told({ path, settings: { firebase: true } })

export const SendingByFirebase = told({
  path,
  settings: { firebase: true, modulesOff: ["REGISTER_REE3", "VALID_CAPTCHA3", "MOBILENUMPASSREG3"] },
  unanswered: ["/wps/member/register/mobile"],
  before: sent({ mobileNum: "9175550001", verificationCode: "000000" }, "mobile"),
})
