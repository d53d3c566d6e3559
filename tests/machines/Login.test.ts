import { assert, describe, it } from "@effect/vitest"

import * as Credentials from "#domain/Credentials.ts"
import { Command, Event, machine, State } from "#machines/Login.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const rules = { patterns: {} }
const good = { username: "member0", password: "secret1", captcha: "" }
const answered = { ...good, captcha: "abcd" }
const bad = { username: "", password: "12", captcha: "x".repeat(17) }

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
    assert.deepInclude(commands[0], { credentials: good, remember: true })
  })

  it("a refusal is said, and the form is as it was", () => {
    const { state, commands } = tags([submitted(good), refused()])
    assert.deepStrictEqual(
      state,
      State.Editing({ captcha: false, errors: {}, refusal: { key: "login_failed" } }),
    )
    assert.deepStrictEqual(commands, ["SignIn"])
  })

  it("a captcha that is asked for is fetched, and from then on must be answered", () => {
    const asked = tags([submitted(good), refused(true)])
    assert.deepInclude(asked.state, { _tag: "Editing", captcha: true })
    assert.deepStrictEqual(asked.commands, ["SignIn", "RefreshCaptcha"])
    const unanswered = tags([submitted(good), refused(true), submitted(good)])
    assert.deepStrictEqual(unanswered.commands, ["SignIn", "RefreshCaptcha", "FocusFirstError"])
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

  it("a press on the captcha has another one, where there is one", () => {
    assert.deepStrictEqual(tags([Event.CaptchaPressed()]).commands, [])
    const { commands } = tags([submitted(good), refused(true), Event.CaptchaPressed()])
    assert.deepStrictEqual(commands, ["SignIn", "RefreshCaptcha", "RefreshCaptcha"])
  })

  it("wrong fields are told and the first is focused", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    const errors = { username: "credentials_required", password: "password_format" } as const
    assert.deepStrictEqual(state, State.Editing({ captcha: false, errors, refusal: undefined }))
    assert.deepStrictEqual(commands, [Command.FocusFirstError({ errors })])
  })

  it("typing takes back what was said of that field alone", () => {
    const { state } = follow(machine, [submitted(bad), Event.Edited({ field: "username" })])
    assert.deepInclude(state, { errors: { password: "password_format" } })
  })

  it("another language looks at filled fields only, and keeps quiet about empty ones", () => {
    const half = { username: "", password: "12", captcha: "" }
    const { state, commands } = follow(machine, [Event.LanguageSettled({ credentials: half, rules })])
    assert.deepInclude(state, { errors: { password: "password_format" } })
    assert.deepStrictEqual(commands, [])
  })
})

describe("every run of the login form", () => {
  const runs = [...explore(machine, events, 5)]

  it("all of up to five events were looked at", () => {
    assert.lengthOf(runs, 1 + 9 + 81 + 729 + 6561 + 59_049)
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
          Object.keys(Credentials.check(command.credentials, rules, before.captcha)).length === 0,
      ),
    )
    assert.isEmpty(broken)
  })

  it("a captcha, once asked for, stays", () => {
    assert.isEmpty(breakingStep(runs, ({ before, state }) => state.captcha || !before.captcha))
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
