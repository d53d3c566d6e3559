import { assert, describe, it } from "@effect/vitest"

import * as Feedback from "#domain/messages/Feedback.ts"
import { Command, Event, machine, State } from "#machines/FeedbackForm.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

const good: Feedback.Typed = { type: 3, content: "The lamp of my game is out.", captcha: "ab12" }
const submitted = (typed: Feedback.Typed) => Event.Submitted({ typed })
const wrongCaptcha = Event.Refused({ message: { key: "captcha_wrong" } })
const failed = Event.Refused({ message: { key: "network_slow" } })

const events: ReadonlyArray<Event> = [
  submitted(good),
  submitted({ ...good, captcha: "" }),
  submitted(Feedback.nothing),
  Event.Edited({ field: "content" }),
  Event.CaptchaPressed(),
  wrongCaptcha,
  failed,
  Event.Accepted(),
  Event.SentPopupClosed(),
]

const tags = (...path: ReadonlyArray<Event>) => follow(machine, path).commands.map(({ _tag }) => _tag)

describe("feedback form", () => {
  it("an accepted feedback is sent once, clears the form and fetches a new captcha", () => {
    const { state, commands } = follow(machine, [submitted(good), submitted(good), Event.Accepted()])
    assert.deepStrictEqual(state, State.Editing({ round: 1, errors: {}, isSent: true }))
    assert.deepStrictEqual(commands, [Command.Send({ typed: good }), Command.RefreshCaptcha()])
    const closed = follow(machine, [submitted(good), Event.Accepted(), Event.SentPopupClosed()])
    assert.deepInclude(closed.state, { isSent: false })
  })

  it("[VA-07] a feedback without captcha is not sent", () => {
    const { state, commands } = follow(machine, [submitted({ ...good, captcha: "" })])
    assert.deepInclude(state, { errors: { captcha: "in_vwrite_code" } })
    assert.deepStrictEqual(commands, [Command.FocusFirst({ fields: ["captcha"] })])
  })

  it("a failed feedback keeps its text and fetches a new captcha", () => {
    assert.deepStrictEqual(tags(submitted(good), failed), ["Send", "RefreshCaptcha", "Say"])
    assert.deepStrictEqual(tags(submitted(good), wrongCaptcha), ["Send", "RefreshCaptcha", "FocusFirst"])
    const { state } = follow(machine, [submitted(good), wrongCaptcha])
    assert.deepStrictEqual(
      state,
      State.Editing({ round: 0, errors: { captcha: "captcha_wrong" }, isSent: false }),
    )
  })

  it("editing a field of the feedback clears only that field's error", () => {
    const { state } = follow(machine, [submitted(Feedback.nothing), Event.Edited({ field: "content" })])
    assert.deepInclude(state, { errors: { type: "field_required", captcha: "in_vwrite_code" } })
  })
})

describe("every run of the feedback form", () => {
  const runs = [...explore(machine, events, 4)]

  it("no run sends two feedbacks at once or an invalid one", () => {
    assert.isAbove(runs.length, 7000)
    assert.isEmpty(
      breakingStep(
        runs,
        ({ before, commands }) => count(commands, "Send") === 0 || before._tag === "Editing",
      ),
    )
    assert.isEmpty(
      breaking(runs, ({ commands }) =>
        commands.every(
          (each) => each._tag !== "Send" || Object.keys(Feedback.check(each.typed)).length === 0,
        ),
      ),
    )
  })

  it("every response to a feedback uses up the captcha", () => {
    assert.isEmpty(
      breakingStep(
        runs,
        ({ before, state, commands }) =>
          !(before._tag === "Sending" && state._tag === "Editing") || count(commands, "RefreshCaptcha") === 1,
      ),
    )
  })
})
