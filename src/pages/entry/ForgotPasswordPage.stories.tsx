import type { StoryDefault } from "@ladle/react"

import { recoveryAtom, recoveryCodeAtoms } from "#atoms/recovery.ts"
import { paths } from "#config/paths.ts"
import * as Recovery from "#domain/Recovery.ts"
import { sendEmailCode, setPasswordByEmail } from "#gateway/calls/account.ts"
import { countries } from "#gateway/calls/registration.ts"

import { failing } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx"

export default { title: "pages / entry / ForgotPasswordPage" } satisfies StoryDefault

const told = storiesOf(<ForgotPasswordPage />)
const path = paths.forgot

const rules = { patterns: {} }
const good = {
  ...Recovery.nothing,
  username: "member0",
  email: "member0@mail.example",
  mobile: "09175551000",
  code: "123456",
  newPassword: "lantern456",
  confirmPassword: "lantern456",
}
const draft = { typed: good, rules, countryDialingCode: "63" }

const begun = (store: Store): void => {
  for (const each of [recoveryAtom, recoveryCodeAtoms.email, recoveryCodeAtoms.sms]) store.sub(each, () => {})
}

const bySms = (store: Store): void => {
  begun(store)
  store.set(recoveryAtom, { _tag: "WayChosen", way: "sms" })
}

/** The form was sent with these. */
const sent =
  (typed: Recovery.Typed, begin = begun) =>
  (store: Store): void => {
    begin(store)
    store.set(recoveryAtom, { _tag: "Submitted", draft: { ...draft, typed } })
  }

const codeAsked = (store: Store): void => {
  begun(store)
  store.set(recoveryAtom, { _tag: "CodeAsked", draft })
}

export const ByEmail = told({ path })

export const BySms = told({ path, before: bySms })

export const NothingFilledIn = told({ path, before: sent(Recovery.nothing) })

export const NothingFilledInBySms = told({ path, before: sent(Recovery.nothing, bySms) })

export const CodeProving = told({
  path,
  unproved: true,
  before: (store) => {
    bySms(store)
    store.set(recoveryAtom, { _tag: "CodeAsked", draft })
  },
})

export const CodeOnItsWay = told({ path, unanswered: [sendEmailCode.path], before: codeAsked })

export const Counting = told({ path, before: codeAsked })

export const CodeRefused = told({ path, settings: failing(sendEmailCode.path), before: codeAsked })

export const Submitting = told({ path, unanswered: [setPasswordByEmail.path], before: sent(good) })

export const Done = told({ path, before: sent(good) })

export const Refused = told({ path, before: sent({ ...good, code: "000000" }) })

export const WithoutCountries = told({ path, settings: failing(countries.path), before: bySms })
