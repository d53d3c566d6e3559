import { assert, describe, it } from "@effect/vitest"

import { events, identified, pressed, refused } from "#fixtures/machines/SocialLogin.ts"
import { Command, Event, machine, State } from "#machines/SocialLogin.ts"

import { explore, follow, tagsOf } from "../support/explore.ts"

const tagsAfter = (...path: ReadonlyArray<Event>) => tagsOf(machine)(path)

describe("login by Facebook or Google", () => {
  it("[LG-06, LG-07] a provider login opens its window, logs in with its id token and enters the lobby", () => {
    const { state, commands } = follow(machine, [pressed, identified(1), Event.Accepted()])
    assert.deepStrictEqual(state, State.LoggedIn())
    assert.deepStrictEqual(commands, [
      Command.Ask({ provider: "google", captcha: "", attempt: 1 }),
      Command.LogIn({ provider: "google", captcha: "", idToken: "secret-token" }),
      Command.Enter(),
    ])
  })

  it("a provider login shows no message when the player closes its window, and a message when it fails", () => {
    assert.deepStrictEqual(tagsAfter(pressed, Event.Closed({ attempt: 1 })), {
      state: State.Idle({ attempts: 1 }),
      commands: ["Ask"],
    })
    const failed = Event.Failed({ attempt: 1, message: { key: "window_blocked" } })
    assert.deepStrictEqual(tagsAfter(pressed, failed), {
      state: State.Idle({ attempts: 1 }),
      commands: ["Ask", "ShowToast"],
    })
  })

  it("a provider login that gets no result shows that it takes long, can be cancelled, and ignores later results", () => {
    const late = [pressed, Event.Delayed({ attempt: 1 })]
    assert.deepStrictEqual(
      follow(machine, late).state,
      State.Requesting({ provider: "google", attempts: 1, isLate: true }),
    )
    assert.strictEqual(tagsAfter(...late, identified(1)).state._tag, "LoggingIn")
    const cancelled = [...late, Event.Cancelled()]
    assert.deepStrictEqual(follow(machine, cancelled).state, State.Idle({ attempts: 1 }))
    assert.deepStrictEqual(follow(machine, [...cancelled, identified(1)]).state, State.Idle({ attempts: 1 }))
    const again = [...cancelled, pressed, Event.Delayed({ attempt: 1 })]
    assert.deepStrictEqual(
      follow(machine, again).state,
      State.Requesting({ provider: "google", attempts: 2, isLate: false }),
    )
  })

  it("starting a provider login again opens a new window and ignores the first window", () => {
    const again = [pressed, pressed]
    assert.deepStrictEqual(tagsAfter(...again, Event.Closed({ attempt: 1 })).state._tag, "Requesting")
    assert.deepStrictEqual(tagsAfter(...again, identified(1)).state._tag, "Requesting")
    assert.deepStrictEqual(tagsAfter(...again, identified(2)).state._tag, "LoggingIn")
  })

  it("a refused provider login shows a message, and a captcha if required", () => {
    assert.deepStrictEqual(tagsAfter(pressed, identified(1), refused(false)).commands.slice(2), ["ShowToast"])
    assert.deepStrictEqual(tagsAfter(pressed, identified(1), refused(true)).commands.slice(2), [
      "ShowToast",
      "ShowCaptcha",
    ])
  })

  it("a login by Google in a browser that Google does not allow shows which browser to use", () => {
    const { commands } = follow(machine, [Event.PressedUnsupported()])
    assert.deepStrictEqual(commands, [Command.ShowToast({ message: { key: "google_open_browser" } })])
  })
})

describe("every event sequence of a provider login", () => {
  it("no event sequence of a provider login sends two logins at once or a login without an id token, and no state contains a token", () => {
    for (const { path, commands, state } of explore(machine, events, 5)) {
      const logIns = commands.filter(Command.$is("LogIn")).length
      const results = path.filter((event) => event._tag === "Refused" || event._tag === "Accepted").length
      assert.isAtMost(logIns, results + 1)
      assert.isAtMost(logIns, path.filter(Event.$is("Identified")).length)
      assert.notInclude(JSON.stringify(state), "secret-token")
    }
  })
})
