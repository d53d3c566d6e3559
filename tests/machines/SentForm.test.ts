import { assert, describe, it } from "@effect/vitest"

import * as Feedback from "#domain/messages/Feedback.ts"
import * as Application from "#domain/promo/Application.ts"
import type { Image } from "#domain/promo/PromotionRules.ts"
import {
  accepted,
  edited,
  empty,
  events,
  good,
  machine,
  refused,
  startedOver,
  wrong,
} from "#fixtures/machines/SentForm.ts"
import * as SentForm from "#machines/SentForm.ts"

import { breaking, breakingStep, count, explore, follow, keepingWords } from "../support/explore.ts"

const blank = { _tag: "Editing", round: 0, errors: {}, refusal: undefined } as const

describe("sent form", () => {
  const runs = [...explore(machine, events, 5)]

  it("an accepted form stays until it is started over, and the next form is empty", () => {
    assert.deepStrictEqual(follow(machine, [good, accepted, good]).state, { _tag: "Sent", round: 1 })
    assert.deepStrictEqual(follow(machine, [good, accepted, startedOver]).state, { ...blank, round: 1 })
    const late = breakingStep(runs, ({ before, commands }) => before._tag !== "Sent" || commands.length === 0)
    assert.isEmpty(late)
  })

  it("a refused form shows the reason at its field, or in the form when it names no field", () => {
    assert.deepStrictEqual(follow(machine, [good, wrong]).state, {
      ...blank,
      errors: { word: { key: "payment_password_wrong" } },
    })
    assert.deepStrictEqual(follow(machine, [good, wrong]).commands.at(-1), {
      _tag: "FocusFirst",
      fields: ["word"],
    })
    assert.deepStrictEqual(follow(machine, [good, refused]).state, {
      ...blank,
      refusal: { key: "network_slow" },
    })
  })

  it("an edit of a form clears the field's error and the refusal", () => {
    assert.deepStrictEqual(follow(machine, [empty, edited]).state, blank)
    assert.deepStrictEqual(follow(machine, [good, refused, edited]).state, blank)
  })

  it("a form is sent with its values, and an invalid one focuses its first invalid field", () => {
    assert.deepStrictEqual(follow(machine, [good]).commands, [{ _tag: "Send", form: { word: "lantern" } }])
    const invalid = follow(machine, [empty])
    assert.deepStrictEqual(invalid.state, { ...blank, errors: { word: { key: "enter_password" } } })
    assert.deepStrictEqual(invalid.commands, [{ _tag: "FocusFirst", fields: ["word"] }])
    assert.deepStrictEqual(follow(machine, [good, good]).state, { _tag: "Sending", round: 0 })
  })

  it("no run of a form sends it twice at once or with invalid fields", () => {
    assert.isAbove(runs.length, 9000)
    const twice = breakingStep(
      runs,
      ({ before, commands }) => count(commands, "Send") === 0 || before._tag === "Editing",
    )
    assert.isEmpty(twice)
    const bad = breaking(runs, ({ commands }) =>
      commands.every((command) => command._tag !== "Send" || command.form.word !== ""),
    )
    assert.isEmpty(bad)
  })

  it("no state of a sent form contains a typed value", () => {
    assert.isEmpty(keepingWords(runs, ["lantern"]))
  })
})

describe("forms with rules of their own", () => {
  const picture: Image = { name: "a.gif", type: "image/gif", size: 10 }
  const application = SentForm.machine<Application.Typed, Application.Field>({
    fields: Application.fields,
    check: Application.check,
    fieldOf: () => undefined,
  })
  const feedback = SentForm.machine<Feedback.Typed, Feedback.Field>({
    fields: Feedback.fields,
    check: Feedback.check,
    fieldOf: Feedback.fieldOf,
  })
  const typed: Feedback.Typed = { type: 3, content: "The lamp of my game is out.", captcha: "ab12" }

  it("[VA-11, VA-12] an invalid application is not sent, and the first invalid field gets the focus", () => {
    const form = { comment: "x".repeat(141), images: [picture] }
    const { state, commands } = follow(application, [{ _tag: "Submitted", form }])
    assert.deepInclude(state, {
      errors: { comment: "activity_comment_length", images: "image_type_wrong" },
    })
    assert.deepStrictEqual(commands, [{ _tag: "FocusFirst", fields: ["comment", "images"] }])
  })

  it("[VA-07] a feedback without captcha is not sent", () => {
    const { state, commands } = follow(feedback, [{ _tag: "Submitted", form: { ...typed, captcha: "" } }])
    assert.deepInclude(state, { errors: { captcha: "in_vwrite_code" } })
    assert.deepStrictEqual(commands, [{ _tag: "FocusFirst", fields: ["captcha"] }])
  })

  it("a feedback with a wrong captcha shows the error at the captcha's field", () => {
    const { state } = follow(feedback, [
      { _tag: "Submitted", form: typed },
      { _tag: "Refused", message: { key: "captcha_wrong" } },
    ])
    assert.deepInclude(state, { errors: { captcha: { key: "captcha_wrong" } } })
  })

  it("an edit of a field of the feedback clears only that field's error", () => {
    const { state } = follow(feedback, [
      { _tag: "Submitted", form: Feedback.nothing },
      { _tag: "Edited", field: "content" },
    ])
    assert.deepInclude(state, { errors: { type: "field_required", captcha: "in_vwrite_code" } })
  })
})
