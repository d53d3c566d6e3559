import { assert, describe, it } from "@effect/vitest"

import * as Credentials from "#domain/entry/Credentials.ts"
import { answered, bad, bySms, events, good, refused, rules, submitted } from "#fixtures/machines/Login.ts"
import { Command, Event, machine, State } from "#machines/Login.ts"

import {
  breaking,
  count,
  everyTransitionKeeps,
  explore,
  follow,
  keepingWords,
  leavingEnd,
  sendingTwice,
  tagsOf,
} from "../support/explore.ts"

const tags = tagsOf(machine)

describe("login form", () => {
  it("a valid login sends the credentials and then enters the lobby", () => {
    const { state, commands } = follow(machine, [submitted(good), Event.Accepted()])
    assert.strictEqual(state._tag, "SignedIn")
    assert.deepStrictEqual(
      commands.map(({ _tag }) => _tag),
      ["SignIn", "Enter"],
    )
    assert.deepInclude(commands[0], { mode: "username", credentials: good, remember: true })
  })

  it("a login fetches a required captcha, and a missing captcha shows an error and gets the focus", () => {
    const needed = follow(machine, [Event.CaptchaRequired()])
    assert.deepInclude(needed.state, { _tag: "Editing", captcha: true })
    assert.deepStrictEqual(needed.commands, [Command.RefreshCaptcha()])
    const missed = follow(machine, [Event.CaptchaMissed({ error: "captcha_wrong" })])
    assert.deepInclude(missed.state, { errors: { captcha: "captcha_wrong" } })
    assert.deepStrictEqual(missed.commands, [Command.FocusFirst({ fields: ["captcha"] })])
  })

  it("a refused login shows the reason and returns to the form", () => {
    const { state, commands } = tags([submitted(good), refused()])
    assert.deepStrictEqual(
      state,
      State.Editing({ mode: "username", captcha: false, errors: {}, refusal: { key: "login_failed" } }),
    )
    assert.deepStrictEqual(commands, ["SignIn"])
  })

  it("a login refused because of a missing captcha fetches a captcha, and is sent again only with the captcha filled in", () => {
    const asked = tags([submitted(good), refused(true)])
    assert.deepInclude(asked.state, { _tag: "Editing", captcha: true })
    assert.deepStrictEqual(asked.commands, ["SignIn", "RefreshCaptcha"])
    const unanswered = tags([submitted(good), refused(true), submitted(good)])
    assert.deepStrictEqual(unanswered.commands, ["SignIn", "RefreshCaptcha", "FocusFirst"])
    const again = tags([submitted(good), refused(true), submitted(answered), refused()])
    assert.deepStrictEqual(again.commands, ["SignIn", "RefreshCaptcha", "SignIn", "RefreshCaptcha"])
  })

  it("[VA-33] a login with an empty captcha shows an error and sends nothing", () => {
    const { state, commands } = tags([submitted(good), refused(true), submitted(good), submitted(good)])
    assert.deepInclude(state, { _tag: "Editing", errors: { captcha: "in_vwrite_code" } })
    assert.lengthOf(
      commands.filter((tag) => tag === "SignIn"),
      1,
    )
  })

  it("[HA-50] a login needs no captcha after the merchant disables it", () => {
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

  it("tapping the login's captcha fetches another captcha, if one is shown", () => {
    assert.deepStrictEqual(tags([Event.CaptchaPressed()]).commands, [])
    const { commands } = tags([submitted(good), refused(true), Event.CaptchaPressed()])
    assert.deepStrictEqual(commands, ["SignIn", "RefreshCaptcha", "RefreshCaptcha"])
  })

  it("an invalid login shows its errors and focuses the first invalid field", () => {
    const { state, commands } = follow(machine, [submitted(bad)])
    const errors = { username: "credentials_required", password: "check_password" } as const
    assert.deepStrictEqual(
      state,
      State.Editing({ mode: "username", captcha: false, errors, refusal: undefined }),
    )
    assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: ["username", "password"] })])
  })

  it("editing a login field clears only that field's error", () => {
    const { state } = follow(machine, [submitted(bad), Event.Edited({ field: "username" })])
    assert.deepInclude(state, { errors: { password: "check_password" } })
  })

  it("a language change validates only the filled fields of the login", () => {
    const half = { ...Credentials.none, password: "12" }
    const { state, commands } = follow(machine, [Event.LanguageLoaded({ credentials: half, rules })])
    assert.deepInclude(state, { errors: { password: "check_password" } })
    assert.deepStrictEqual(commands, [])
  })
})

describe("login form by SMS code", () => {
  const toggled = Event.ModeToggled()
  const asked = (username: string) => Event.CodeRequested({ credentials: { ...bySms, username }, rules })

  it("[LG-14] a language change validates the SMS login's filled number, but not its empty code", () => {
    const credentials = { ...Credentials.none, username: "12" }
    const { state } = follow(machine, [toggled, Event.LanguageLoaded({ credentials, rules })])
    assert.deepInclude(state, { errors: { username: "check_mobile" } })
  })

  it("the SMS login sends number and code", () => {
    const { commands } = follow(machine, [toggled, submitted(bySms)])
    assert.deepStrictEqual(commands, [Command.SignIn({ mode: "sms", credentials: bySms, remember: true })])
    assert.deepStrictEqual(tags([submitted(bySms)]).commands, ["FocusFirst"], "a number is no name")
  })

  it("[LG-11] switching the login mode fetches another captcha, if a captcha is shown", () => {
    assert.deepStrictEqual(tags([toggled]).commands, [])
    const shown = tags([submitted(good), refused(true), toggled])
    assert.deepStrictEqual(shown.commands, ["SignIn", "RefreshCaptcha", "RefreshCaptcha"])
    assert.deepInclude(shown.state, { mode: "sms", captcha: true, errors: {}, refusal: undefined })
  })

  it("[VA-34] the login requests an SMS code only for a valid number", () => {
    for (const [number, error] of [
      ["", "field_required"],
      ["12", "check_mobile"],
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

describe("every event sequence of the login form", () => {
  const sequences = [...explore(machine, events, 5)]

  it("no event sequence of the login sends a second login while the first is in flight", () => {
    const twice = sendingTwice(sequences, "SignIn", ({ event }) =>
      ["Refused", "Accepted"].includes(event._tag),
    )
    assert.isEmpty(twice)
  })

  everyTransitionKeeps(sequences, {
    "never sends an invalid field": ({ before, commands }) =>
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
    "keeps a required captcha until the merchant disables captchas": ({ before, event, state }) =>
      state.captcha || !before.captcha || event._tag === "CaptchaOff",
    "fetches a captcha only while a captcha is shown": ({ state, commands }) =>
      state.captcha || count(commands, "RefreshCaptcha") === 0,
  })

  it("no state of the login contains a password or code", () => {
    const secrets = [...Object.values(answered), ...Object.values(bySms), ...Object.values(bad)]
    assert.isEmpty(
      keepingWords(
        sequences,
        secrets.map((word) => word && `"${word}"`),
      ),
    )
  })

  it("an event sequence of the login enters the lobby once, and later events have no effect", () => {
    assert.isEmpty(breaking(sequences, ({ commands }) => count(commands, "Enter") <= 1))
    assert.isEmpty(leavingEnd(sequences, "SignedIn"))
  })
})
