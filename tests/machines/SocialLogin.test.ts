import { assert, describe, it } from "@effect/vitest"

import { Command, Event, machine, State } from "#machines/SocialLogin.ts"

import { explore, follow } from "../support/explore.ts"

const pressed = Event.Pressed({ provider: "google", captcha: "" })
const identified = (attempt: number) => Event.Identified({ attempt, idToken: "secret-token", captcha: "" })
const refused = (captchaRequired: boolean) =>
  Event.Refused({ message: { key: "not_member" }, captchaRequired })

const told = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return { state, commands: commands.map(({ _tag }) => _tag) }
}

describe("the stories of a login by Facebook or Google", () => {
  it("[LG-06, LG-07] opens the provider's window, logs in whom it vouches for, and enters", () => {
    const { state, commands } = follow(machine, [pressed, identified(1), Event.Accepted()])
    assert.deepStrictEqual(state, State.LoggedIn())
    assert.deepStrictEqual(commands, [
      Command.Ask({ provider: "google", captcha: "", attempt: 1 }),
      Command.LogIn({ provider: "google", captcha: "", idToken: "secret-token" }),
      Command.Enter(),
    ])
  })

  it("a window that is closed leads back without a word; what fails with one", () => {
    assert.deepStrictEqual(told(pressed, Event.Closed({ attempt: 1 })), {
      state: State.Idle({ attempts: 1 }),
      commands: ["Ask"],
    })
    const failed = Event.Failed({ attempt: 1, message: { key: "window_blocked" } })
    assert.deepStrictEqual(told(pressed, failed), {
      state: State.Idle({ attempts: 1 }),
      commands: ["Ask", "Say"],
    })
  })

  it("pressed again it opens another window; what the first one says is too late", () => {
    const again = [pressed, pressed]
    assert.deepStrictEqual(told(...again, Event.Closed({ attempt: 1 })).state._tag, "Asking")
    assert.deepStrictEqual(told(...again, identified(1)).state._tag, "Asking")
    assert.deepStrictEqual(told(...again, identified(2)).state._tag, "LoggingIn")
  })

  it("a refusal is said; a captcha that is wanted is shown", () => {
    assert.deepStrictEqual(told(pressed, identified(1), refused(false)).commands.slice(2), ["Say"])
    assert.deepStrictEqual(told(pressed, identified(1), refused(true)).commands.slice(2), [
      "Say",
      "ShowCaptcha",
    ])
  })

  it("where Google shows no login it says where to open the page", () => {
    const { commands } = follow(machine, [Event.PressedInVain()])
    assert.deepStrictEqual(commands, [Command.Say({ message: { key: "google_open_browser" } })])
  })
})

describe("whatever happens", () => {
  const events = [
    pressed,
    identified(1),
    identified(2),
    Event.Closed({ attempt: 1 }),
    refused(true),
    Event.Accepted(),
  ]

  it("no login begins while another one is on its way, none without a proof, and no state holds one", () => {
    for (const { path, commands, state } of explore(machine, events, 5)) {
      const logIns = commands.filter(Command.$is("LogIn")).length
      const answers = path.filter((event) => event._tag === "Refused" || event._tag === "Accepted").length
      assert.isAtMost(logIns, answers + 1)
      assert.isAtMost(logIns, path.filter(Event.$is("Identified")).length)
      assert.notInclude(JSON.stringify(state), "secret-token")
    }
  })
})
