import type { StoryDefault } from "@ladle/react"

import { recoveryAtom, recoveryCodeAtoms } from "#atoms/entry/passwordRecovery.ts"
import { paths } from "#config/paths.ts"
import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import { draftOf, good } from "#fixtures/machines/PasswordRecovery.ts"
import { sendEmailCode, setPasswordByEmail } from "#gateway/calls/entry/account.ts"
import { countries } from "#gateway/calls/entry/registration.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx"

export default { title: "Entry / Forgotten password" } satisfies StoryDefault

const story = storiesOf(<ForgotPasswordPage />)
const path = paths.forgot

const draft = draftOf(good)

const begun = (store: Store): void => {
  for (const each of [recoveryAtom, recoveryCodeAtoms.email, recoveryCodeAtoms.sms]) store.sub(each, () => {})
}

const bySms = (store: Store): void => {
  begun(store)
  store.set(recoveryAtom, { _tag: "ModeChosen", mode: "sms" })
}

/** Submits the form with these values. */
const sent =
  (typed: PasswordRecovery.Typed, begin = begun) =>
  (store: Store): void => {
    begin(store)
    store.set(recoveryAtom, { _tag: "Submitted", draft: { ...draft, typed } })
  }

const codeAsked = (store: Store): void => {
  begun(store)
  store.set(recoveryAtom, { _tag: "CodeRequested", draft })
}

export const ByEmail = story({ path })

export const BySms = story({ path, before: bySms })

export const NothingFilledIn = story({ path, before: sent(PasswordRecovery.nothing) })

export const NothingFilledInBySms = story({ path, before: sent(PasswordRecovery.nothing, bySms) })

export const CodeVerifyingHuman = story({
  path,
  unverified: true,
  before: (store) => {
    bySms(store)
    store.set(recoveryAtom, { _tag: "CodeRequested", draft })
  },
})

export const CodeSending = story({ path, unanswered: [sendEmailCode.path], before: codeAsked })

export const Counting = story({ path, before: codeAsked })

export const CodeRefused = story({ path, settings: failing(sendEmailCode.path), before: codeAsked })

export const Submitting = story({ path, unanswered: [setPasswordByEmail.path], before: sent(good) })

export const Done = story({ path, before: sent(good) })

export const Refused = story({ path, before: sent({ ...good, code: "000000" }) })

export const Failed = story({ path, settings: failing(setPasswordByEmail.path), before: sent(good) })

export const CountriesLoading = story({ path, unanswered: [countries.path], before: bySms })

export const WithoutCountries = story({ path, settings: failing(countries.path), before: bySms })
