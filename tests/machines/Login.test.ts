import { assert, describe, it } from "@effect/vitest"

import * as Credentials from "#domain/Credentials.ts"
import { Command, Event, machine, State } from "#machines/Login.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const rules = { patterns: {} }
const good = { ...Credentials.none, username: "member0", password: "secret1" }
const answered = { ...good, captcha: "abcd" }
const bad = { ...Credentials.none, password: "12", captcha: "x".repeat(17) }
const bySms = { ...Credentials.none, username: "917 555 1000", password: "123456", countryDialingCode: "63" }

const submitted = (credentials: Credentials.Credentials) =>
  Event.Submitted({ credentials, rules, remember: true })
const refused = (captchaRequired = false) =>
  Event.Refused({ message: { key: "login_failed" }, captchaRequired })

const events: ReadonlyArray<Event> = [
  submitted(good),
  submitted(answered),
  submitted(bad),
  Event.Edited({ field: "password" }),
  Event.LanguageSettled({ credentials: bad, rules }),
  refused(),
  refused(true),
  Event.Accepted(),
  Event.CaptchaPressed(),
  Event.CaptchaOff(),
  Event.ModeToggled(),
  Event.CodeAsked({ credentials: bySms, rules }),
]

const tags = (path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return { state, commands: commands.map(({ _tag }) => _tag) }
}

describe("the login form's stories", () => {
  it("logs in", () => {
    const { state, commands } = follow(machine, [submitted(good), Event.Accepted()])
    assert.strictEqual(state._tag, "SignedIn")
    assert.deepStrictEqual(
      commands.map(({ _tag }) => _tag),
      ["SignIn", "Enter"],
    )
    assert.deepInclude(commands[0], { mode: "username", credentials: good, remember: true })
  })

  it("a refusal is said, and the form is as it was", () => {
    const { state, commands } = tags([submitted(good), refused()])
    assert.deepStrictEqual(
      state,
      State.Editing({ mode: "username", captcha: false, errors: {}, refusal: { key: "login_failed" } }),
    )
    assert.deepStrictEqual(commands, ["SignIn"])
  })

  it("a captcha that is asked for is fetched, and from then on must be answered", () => {
    const asked = tags([submitted(good), refused(true)])
    assert.deepInclude(asked.state, { _tag: "Editing", captcha: true })
    assert.deepStrictEqual(asked.commands, ["SignIn", "RefreshCaptcha"])
    const unanswered = tags([submitted(good), refused(true), submitted(good)])
    assert.deepStrictEqual(unanswered.commands, ["SignIn", "RefreshCaptcha", "FocusFirst"])
    const again = tags([submitted(good), refused(true), submitted(answered), refused()])
    assert.deepStrictEqual(again.commands, ["SignIn", "RefreshCaptcha", "SignIn", "RefreshCaptcha"])
  })

  it("[VA-33] a captcha that is shown and empty is an error and no call", () => {
    const { state, commands } = tags([submitted(good), refused(true), submitted(good), submitted(good)])
    assert.deepInclude(state, { _tag: "Editing", errors: { captcha: "in_vwrite_code" } })
    assert.lengthOf(
      commands.filter((tag) => tag === "SignIn"),
      1,
    )
  })

  it("[HA-50] where the merchant does without a captcha from now on, none has to be answered", () => {
    const { state, commands } = tags([
      submitted(good),
      refused(true),
      submitted(good),
      Event.CaptchaOff(),
      submitted(good),
    ])
    assert.deepInclude(state, { _tag: "Submitting", captcha: false })
    assert.deepStrictEqual(commands, ["SignIn", "RefreshCaptcha", "FocusFirst", "SignIn"])
  })

  it("a press on the captcha has another one, where there is one", () => {
    assert.deepStrictEqual(tags([Event.CaptchaPressed()]).commands, [])
    const { commands } = tags([submitted(good), refused(true), Event.CaptchaPressed()])
    assert.deepStrictEqual(commands, ["SignIn", "RefreshCaptcha", "RefreshCaptcha"])
  })

  it("wrong fields are told and the first is focused", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    const errors = { username: "credentials_required", password: "password_format" } as const
    assert.deepStrictEqual(
      state,
      State.Editing({ mode: "username", captcha: false, errors, refusal: undefined }),
    )
    assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: ["username", "password"] })])
  })

  it("typing takes back what was said of that field alone", () => {
    const { state } = follow(machine, [submitted(bad), Event.Edited({ field: "username" })])
    assert.deepInclude(state, { errors: { password: "password_format" } })
  })

  it("another language looks at filled fields only, and keeps quiet about empty ones", () => {
    const half = { ...Credentials.none, password: "12" }
    const { state, commands } = follow(machine, [Event.LanguageSettled({ credentials: half, rules })])
    assert.deepInclude(state, { errors: { password: "password_format" } })
    assert.deepStrictEqual(commands, [])
  })
})

describe("the login form by SMS code", () => {
  const toggled = Event.ModeToggled()
  const asked = (username: string) => Event.CodeAsked({ credentials: { ...bySms, username }, rules })

  it("sends number and code as such", () => {
    const { commands } = follow(machine, [toggled, submitted(bySms)])
    assert.deepStrictEqual(commands, [Command.SignIn({ mode: "sms", credentials: bySms, remember: true })])
    assert.deepStrictEqual(tags([submitted(bySms)]).commands, ["FocusFirst"], "a number is no name")
  })

  it("[LG-11] another mode has another captcha where one is shown, and none where it is not", () => {
    assert.deepStrictEqual(tags([toggled]).commands, [])
    const shown = tags([submitted(good), refused(true), toggled])
    assert.deepStrictEqual(shown.commands, ["SignIn", "RefreshCaptcha", "RefreshCaptcha"])
    assert.deepInclude(shown.state, { mode: "sms", captcha: true, errors: {}, refusal: undefined })
  })

  it("[VA-34] a code goes to a number that is valid, and nothing begins for any other", () => {
    for (const [number, error] of [
      ["", "field_required"],
      ["12", "phone_format"],
    ] as const) {
      const { state, commands } = follow(machine, [toggled, asked(number)])
      assert.deepInclude(state, { errors: { username: error } })
      assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: ["username"] })])
    }
    assert.deepStrictEqual(follow(machine, [toggled, asked("917 555 1000")]).commands, [
      Command.SendCode({ mobile: "9175551000", countryDialingCode: "63" }),
    ])
    assert.deepStrictEqual(tags([asked("9175551000")]).commands, [], "by name there is no code")
  })
})

describe("every run of the login form", () => {
  const runs = [...explore(machine, events, 5)]

  it("all of up to five events were looked at", () => {
    assert.lengthOf(runs, 1 + 12 + 12 ** 2 + 12 ** 3 + 12 ** 4 + 12 ** 5)
  })

  it("never signs in twice without an answer in between", () => {
    const broken = breaking(runs, ({ steps }) => {
      let waiting = 0
      return steps.every(({ event, commands }) => {
        if (event._tag === "Refused" || event._tag === "Accepted") waiting = 0
        waiting += count(commands, "SignIn")
        return waiting <= 1
      })
    })
    assert.isEmpty(broken)
  })

  it("never signs in with invalid fields", () => {
    const broken = breakingStep(runs, ({ before, commands }) =>
      commands.every(
        (command) =>
          command._tag !== "SignIn" ||
          Object.keys(
            Credentials.check(command.credentials, {
              mode: before.mode,
              rules,
              captchaShown: before.captcha,
            }),
          ).length === 0,
      ),
    )
    assert.isEmpty(broken)
  })

  it("a captcha, once asked for, stays as long as the merchant has one", () => {
    const broken = breakingStep(
      runs,
      ({ before, event, state }) => state.captcha || !before.captcha || event._tag === "CaptchaOff",
    )
    assert.isEmpty(broken)
  })

  it("asks for a captcha image only where a captcha is shown", () => {
    const broken = breakingStep(
      runs,
      ({ state, commands }) => state.captcha || count(commands, "RefreshCaptcha") === 0,
    )
    assert.isEmpty(broken)
  })

  it("enters once, and nothing happens after it", () => {
    assert.isEmpty(breaking(runs, ({ commands }) => count(commands, "Enter") <= 1))
    const broken = breakingStep(
      runs,
      ({ before, state, commands }) =>
        before._tag !== "SignedIn" || (state === before && commands.length === 0),
    )
    assert.isEmpty(broken)
  })
})
