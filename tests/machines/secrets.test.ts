import { assert, describe, it } from "@effect/vitest"

import * as Credentials from "#domain/entry/Credentials.ts"
import * as Feedback from "#domain/messages/Feedback.ts"
import * as Recovery from "#domain/entry/Recovery.ts"
import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import * as Login from "#machines/Login.ts"
import type { Machine } from "#machines/Machine.ts"
import * as PasswordChange from "#machines/PasswordChange.ts"
import * as RecoveryForm from "#machines/Recovery.ts"
import * as RegistrationForm from "#machines/Registration.ts"
import * as SentForm from "#machines/SentForm.ts"
import * as SmsCode from "#machines/SmsCode.ts"

import { explore } from "../support/explore.ts"

const secret = "s3cretLantern"
const code = "904518"
const rules = { patterns: {} }
const message = { key: "login_failed" } as const

const credentials = { ...Credentials.none, username: "member0", password: secret, captcha: code }
const passwords = { oldPassword: secret, newPassword: `${secret}9`, confirmPassword: `${secret}9` }
const recovery = {
  ...Recovery.nothing,
  username: "member0",
  email: "a@mail.example",
  mobile: "9175550001",
  code,
  newPassword: secret,
  confirmPassword: secret,
}
const draft = {
  typed: {
    ...RegisterForm.none,
    username: "newcomer1",
    password: secret,
    confirmPassword: secret,
    mobileNum: "9175550001",
    verificationCode: code,
    paymentPassword: "904518",
    captcha: code,
  },
  circumstances: {
    way: "username",
    settings: { fields: {} },
    whitelabel: { modules: moduleIds },
    affiliate: "unknown",
  },
  countryDialingCode: "63",
} as const
const change = { typed: passwords, rules, needsOldPassword: true }
const recover = { typed: recovery, rules, countryDialingCode: "63" }
const feedback: Feedback.Typed = { type: 3, content: "x".repeat(30), captcha: code }

/** The states that a machine passes through, serialized as in the store. */
const statesOf = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  events: ReadonlyArray<Event>,
): ReadonlyArray<string> => [...explore(machine, events, 4)].map(({ state }) => JSON.stringify(state))

const machines = {
  login: () =>
    statesOf(Login.machine, [
      Login.Event.Submitted({ credentials, rules, remember: true }),
      Login.Event.Submitted({ credentials: { ...credentials, username: "" }, rules, remember: true }),
      Login.Event.LanguageSettled({ credentials, rules }),
      Login.Event.Refused({ message, captchaRequired: true }),
      Login.Event.ModeToggled(),
      Login.Event.Accepted(),
    ]),
  registration: () =>
    statesOf(RegistrationForm.machine, [
      RegistrationForm.Event.Submitted({ draft, agrees: true }),
      RegistrationForm.Event.Edited({ field: "password", draft }),
      RegistrationForm.Event.LanguageSettled({ draft }),
      RegistrationForm.Event.Proved({ draft, proof: secret }),
      RegistrationForm.Event.Failed({ draft, message }),
      RegistrationForm.Event.Registered({ draft, hasSession: true }),
    ]),
  "SMS code": () =>
    statesOf(SmsCode.machine, [
      SmsCode.Event.FetchPressed({ target: { mobile: "9175550001", countryDialingCode: "63" } }),
      SmsCode.Event.Proved({ proof: secret }),
      SmsCode.Event.Sent({ expirationTime: 60_000, now: 0 }),
      SmsCode.Event.SendFailed({ message }),
    ]),
  "change of the password": () =>
    statesOf(PasswordChange.machine, [
      PasswordChange.Event.Submitted({ draft: change }),
      PasswordChange.Event.LanguageSettled({ draft: change }),
      PasswordChange.Event.Refused({ message }),
      PasswordChange.Event.Accepted(),
    ]),
  recovery: () =>
    statesOf(RecoveryForm.machine, [
      RecoveryForm.Event.WayChosen({ way: "sms" }),
      RecoveryForm.Event.CodeRequested({ draft: recover }),
      RecoveryForm.Event.Submitted({ draft: recover }),
      RecoveryForm.Event.LanguageSettled({ draft: recover }),
      RecoveryForm.Event.Refused({ message }),
      RecoveryForm.Event.Accepted(),
    ]),
  feedback: () =>
    statesOf(
      SentForm.machine<Feedback.Typed, Feedback.Field>({
        fields: Feedback.fields,
        check: Feedback.check,
        fieldOf: Feedback.fieldOf,
      }),
      [{ _tag: "Submitted", form: feedback }, { _tag: "Refused", message }, { _tag: "Accepted" }],
    ),
}

describe("atoms of the entry area", () => {
  it.each(Object.entries(machines))(
    "no state of the %s machine contains a password, a code or an id token",
    (_, states) => {
      const seen = states()
      assert.isAbove(seen.length, 50)
      assert.isEmpty(seen.filter((state) => state.includes(secret) || state.includes(code)))
    },
  )
})

describe("atoms", () => {
  const sources = import.meta.glob<string>("/src/**/*.{ts,tsx}", {
    eager: true,
    query: "?raw",
    import: "default",
  })

  it("no atom has a debug label, which could reveal a value", () => {
    const labelled = Object.entries(sources).filter(([, text]) => /debugLabel|debugPrivate/.test(text))
    assert.isAbove(Object.keys(sources).length, 300)
    assert.deepStrictEqual(
      labelled.map(([file]) => file),
      [],
    )
  })
})
