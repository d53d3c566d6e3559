import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as Arbitrary from "effect/Arbitrary"

import * as Credentials from "#domain/Credentials.ts"
import * as Feedback from "#domain/Feedback.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import * as Passwords from "#domain/Passwords.ts"
import * as Recovery from "#domain/Recovery.ts"
import * as RegisterForm from "#domain/RegisterForm.ts"
import * as Registration from "#domain/Registration.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import * as FeedbackForm from "#machines/FeedbackForm.ts"
import * as Login from "#machines/Login.ts"
import * as PasswordChange from "#machines/PasswordChange.ts"
import * as RecoveryForm from "#machines/Recovery.ts"
import * as RegistrationForm from "#machines/Registration.ts"

import { anyTexts, holds, isWhole, isWholeLine } from "../support/anyText.ts"
import { follow } from "../support/explore.ts"

/** Patterns as the product has them, as they should not be, and as they do not compile. */
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

/** How often something was sent: a property of what is sent has to see some. */
const makeTally = () => {
  let sent = 0
  return {
    see: (count: number): void => {
      sent += count
    },
    expectSome: Effect.sync(() => assert.isAbove(sent, 20)),
  }
}

describe("no text at all reaches the wire unlooked at", () => {
  it.effect("by the login, in both modes, nor by asking for its SMS code", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(Credentials.fields), (typed) => {
        const credentials = { ...typed, countryDialingCode: "63" }
        return ruleSets.every((rules) =>
          Credentials.modes.every((mode) => {
            const toggled = mode === "sms" ? [Login.Event.ModeToggled()] : []
            const { commands } = follow(Login.machine, [
              ...toggled,
              Login.Event.CodeAsked({ credentials, rules }),
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

  it.effect("by a captcha that was asked for", () =>
    holds(anyTexts(["captcha"]), ({ captcha }) => {
      const answer = Credentials.cleaned("username", { ...Credentials.none, captcha }).captcha
      return Credentials.checkCaptcha(answer) !== undefined || (isWholeLine(answer) && answer.length <= 16)
    }),
  )

  it.effect("by a registration, in both ways, nor by its SMS code and its look-ups", () =>
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
              RegistrationForm.Event.CodeAsked({ draft }),
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

  it.effect("by a recovery, in both ways, nor by asking for its code", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(Recovery.fields), (made) =>
        ruleSets.every((rules) =>
          Recovery.ways.every((way) => {
            const typed = { ...made, confirmPassword: made.newPassword }
            const draft = { typed, rules, countryDialingCode: "63" }
            const { commands } = follow(RecoveryForm.machine, [
              RecoveryForm.Event.WayChosen({ way }),
              RecoveryForm.Event.CodeAsked({ draft }),
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

  it.effect("by a change of the password, by choice and forced", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(Passwords.fields), (made) =>
        ruleSets.every((rules) =>
          [true, false].every((asksOld) => {
            const typed = { ...made, confirmPassword: made.newPassword }
            const { commands } = follow(PasswordChange.machine, [
              PasswordChange.Event.Submitted({ draft: { typed, rules, asksOld } }),
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

  it.effect("by a feedback, which may have several lines", () =>
    Effect.gen(function* () {
      const tally = makeTally()
      yield* holds(anyTexts(["content", "captcha"]), (made) => {
        const content = Feedback.clipped(made.content.repeat(3))
        const typed: Feedback.Typed = { type: 3, content, captcha: made.captcha.slice(0, 9) }
        const { commands } = follow(FeedbackForm.machine, [FeedbackForm.Event.Submitted({ typed })])
        const sent = commands.flatMap((command) =>
          command._tag === "Send" ? [Feedback.payload(command.typed, "neo")] : [],
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

  it.effect("and none takes long to be looked at", () =>
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
