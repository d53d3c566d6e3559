import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as Arbitrary from "effect/Arbitrary"

import * as Credentials from "#domain/entry/Credentials.ts"
import * as Feedback from "#domain/messages/Feedback.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import * as Passwords from "#domain/account/Passwords.ts"
import * as Recovery from "#domain/entry/Recovery.ts"
import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import * as Registration from "#domain/entry/Registration.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import * as Login from "#machines/Login.ts"
import * as PasswordChange from "#machines/PasswordChange.ts"
import * as RecoveryForm from "#machines/Recovery.ts"
import * as RegistrationForm from "#machines/Registration.ts"
import * as SentForm from "#machines/SentForm.ts"

import { anyTexts, holds, isWhole, isWholeLine } from "../support/anyText.ts"
import { follow } from "../support/explore.ts"

/** Valid, invalid and missing patterns. */
const ruleSets: ReadonlyArray<FieldRules> = [
  { patterns: {} },
  {
    patterns: {
      loginUsername: "",
      loginPassword: "",
      loginMobileNum: "",
      verificationCode: "",
      password: "",
      email: "",
    },
  },
  {
    patterns: {
      loginUsername: "([a-z",
      loginPassword: "^.*$",
      password: "(",
      email: "[",
      verificationCode: "^",
    },
  },
]

/** Counts sent requests. A property about requests is meaningless without some. */
const makeTally = () => {
  let sent = 0
  return {
    see: (count: number): void => {
      sent += count
    },
    expectSome: Effect.sync(() => assert.isAbove(sent, 20)),
  }
}

const feedbackForm = SentForm.machine<Feedback.Typed, Feedback.Field>({
  fields: Feedback.fields,
  check: Feedback.check,
  fieldOf: Feedback.fieldOf,
})

describe("random input", () => {
  it.effect("a login with random input is sent only when it passes the validation, in both modes", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(Credentials.fields), (typed) => {
        const credentials = { ...typed, countryDialingCode: "63" }
        return ruleSets.every((rules) =>
          Credentials.modes.every((mode) => {
            const toggled = mode === "sms" ? [Login.Event.ModeToggled()] : []
            const { commands } = follow(Login.machine, [
              ...toggled,
              Login.Event.CodeRequested({ credentials, rules }),
              Login.Event.Submitted({ credentials, rules, remember: false }),
            ])
            const sent = commands.flatMap((command) => {
              if (command._tag === "SendCode") return [command.mobile]
              if (command._tag !== "SignIn") return []
              const { username, password } = Credentials.cleaned(command.mode, command.credentials)
              return [username, password]
            })
            tally.see(sent.length)
            return sent.every((text) => text !== "" && isWholeLine(text))
          }),
        )
      })
      yield* tally.expectSome
    }),
  )

  it.effect("a login with a random captcha is sent only when it passes the validation", () =>
    holds(anyTexts(["captcha"]), ({ captcha }) => {
      const answer = Credentials.cleaned("username", { ...Credentials.none, captcha }).captcha
      return Credentials.checkCaptcha(answer) !== undefined || (isWholeLine(answer) && answer.length <= 16)
    }),
  )

  it.effect("a registration with random input is sent only when it passes the validation", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      const enabled = (regExp: string | undefined) => ({
        fields: Object.fromEntries(
          RegisterForm.fields.map((field) => [
            field,
            { enabled: true, required: false, ...(regExp === undefined ? {} : { regExp }) },
          ]),
        ),
      })
      const place = { host: "m.example", registerMethod: "H5", affiliateCode: "" } as const
      yield* holds(anyTexts(RegisterForm.fields), (made) =>
        [enabled(undefined), enabled(""), enabled("([a-z")].every((settings) =>
          (["username", "mobile"] as const).every((way) => {
            const typed = { ...made, confirmPassword: made.password, captcha: made.captcha.slice(0, 9) }
            const circumstances = {
              way,
              settings,
              whitelabel: { modules: moduleIds },
              affiliate: "unknown",
            } as const
            const draft = { typed, circumstances, countryDialingCode: "63" }
            const { commands } = follow(RegistrationForm.machine, [
              RegistrationForm.Event.Edited({ field: "username", draft }),
              RegistrationForm.Event.Edited({ field: "email", draft }),
              RegistrationForm.Event.CodeRequested({ draft }),
              RegistrationForm.Event.Submitted({ draft, agrees: true }),
              RegistrationForm.Event.Proved({ draft, proof: "proof" }),
              RegistrationForm.Event.InvitationGood({ draft, proof: "proof" }),
            ])
            const sent = commands.flatMap((command) => {
              switch (command._tag) {
                case "LookUp":
                  return [command.value]
                case "SendCode":
                  return [command.mobile]
                case "CheckInvitation":
                  return [command.code]
                case "Send":
                  return Object.values(Registration.payload(command.draft, place)).map(String)
                default:
                  return []
              }
            })
            tally.see(sent.length)
            return sent.every(isWholeLine)
          }),
        ),
      )
      yield* tally.expectSome
    }),
  )

  it.effect("a password reset with random input is sent only when it passes the validation", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(Recovery.fields), (made) =>
        ruleSets.every((rules) =>
          Recovery.ways.every((way) => {
            const typed = { ...made, confirmPassword: made.newPassword }
            const draft = { typed, rules, countryDialingCode: "63" }
            const { commands } = follow(RecoveryForm.machine, [
              RecoveryForm.Event.WayChosen({ way }),
              RecoveryForm.Event.CodeRequested({ draft }),
              RecoveryForm.Event.Submitted({ draft }),
            ])
            const clean = Recovery.trimmed(typed)
            const addressee = way === "email" ? [clean.username, clean.email] : [clean.mobile]
            const sent = commands.flatMap((command) => {
              if (command._tag === "FetchCode") return addressee
              return command._tag === "SetPassword" ? [...addressee, clean.code, clean.newPassword] : []
            })
            tally.see(sent.length)
            return sent.every((text) => text !== "" && isWholeLine(text))
          }),
        ),
      )
      yield* tally.expectSome
    }),
  )

  it.effect("a password change with random input is sent only when it passes the validation", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(Passwords.fields), (made) =>
        ruleSets.every((rules) =>
          [true, false].every((needsOldPassword) => {
            const typed = { ...made, confirmPassword: made.newPassword }
            const { commands } = follow(PasswordChange.machine, [
              PasswordChange.Event.Submitted({ draft: { typed, rules, needsOldPassword } }),
            ])
            const sent = commands.flatMap((command) =>
              command._tag === "Change" ? Object.values(command.typed) : [],
            )
            tally.see(sent.length)
            return sent.every(isWholeLine)
          }),
        ),
      )
      yield* tally.expectSome
    }),
  )

  it.effect("a feedback with random input is sent only when it passes the validation", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(["content", "captcha"]), (made) => {
        const content = Feedback.clipped(made.content.repeat(3))
        const typed: Feedback.Typed = { type: 3, content, captcha: made.captcha.slice(0, 9) }
        const { commands } = follow(feedbackForm, [{ _tag: "Submitted", form: typed }])
        const sent = commands.flatMap((command) =>
          command._tag === "Send" ? [Feedback.payload(command.form, "neo")] : [],
        )
        tally.see(sent.length)
        return sent.every(
          (payload) =>
            payload !== undefined &&
            isWhole(payload.content, 400) &&
            [...payload.content].length >= 20 &&
            [...payload.content].length <= 200 &&
            isWholeLine(payload.captcha),
        )
      })
      yield* tally.expectSome
    }),
  )

  it.effect("long random input is validated quickly", () =>
    Effect.gen(function* () {
      const texts = yield* Effect.orDie(
        Arbitrary.sampleEffect(anyTexts(RegisterForm.fields), { count: 50, seed: "long", size: 40 }),
      )
      const startedAt = performance.now()
      for (const text of texts) {
        for (const long of Object.values(text).map((each) => each.repeat(20).slice(0, 10_000))) {
          Credentials.cleaned("sms", { ...Credentials.none, username: long })
          Feedback.lengthOf(Feedback.clipped(long))
        }
      }
      assert.isBelow(performance.now() - startedAt, 3000)
    }),
  )
})
