import { assert, describe, it } from "@effect/vitest"

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

import { breaking, breakingTransition, count, explore, follow, keepingWords } from "../support/explore.ts"

const blank = { _tag: "Editing", formNumber: 0, errors: {}, refusal: undefined } as const

describe("a form that is sent", () => {
  const sequences = [...explore(machine, events, 5)]

  it("an accepted form stays on screen until the player starts a new form, which is empty", () => {
    assert.deepStrictEqual(follow(machine, [good, accepted, good]).state, { _tag: "Sent", formNumber: 1 })
    assert.deepStrictEqual(follow(machine, [good, accepted, startedOver]).state, { ...blank, formNumber: 1 })
    const late = breakingTransition(
      sequences,
      ({ before, commands }) => before._tag !== "Sent" || commands.length === 0,
    )
    assert.isEmpty(late)
  })

  it("a refused form shows the reason at the field that the gateway names, or in the form if no field is named", () => {
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

  it("an edit of a field clears the field's error and the refusal", () => {
    assert.deepStrictEqual(follow(machine, [empty, edited]).state, blank)
    assert.deepStrictEqual(follow(machine, [good, refused, edited]).state, blank)
  })

  it("a valid form is sent with its values, and an invalid form focuses its first invalid field", () => {
    assert.deepStrictEqual(follow(machine, [good]).commands, [{ _tag: "Send", form: { word: "lantern" } }])
    const invalid = follow(machine, [empty])
    assert.deepStrictEqual(invalid.state, { ...blank, errors: { word: { key: "enter_password" } } })
    assert.deepStrictEqual(invalid.commands, [{ _tag: "FocusFirst", fields: ["word"] }])
    assert.deepStrictEqual(follow(machine, [good, good]).state, { _tag: "Sending", formNumber: 0 })
  })

  it("no event sequence of a form sends it twice at the same time, or with invalid fields", () => {
    assert.isAbove(sequences.length, 9000)
    const twice = breakingTransition(
      sequences,
      ({ before, commands }) => count(commands, "Send") === 0 || before._tag === "Editing",
    )
    assert.isEmpty(twice)
    const bad = breaking(sequences, ({ commands }) =>
      commands.every((command) => command._tag !== "Send" || command.form.word !== ""),
    )
    assert.isEmpty(bad)
  })

  it("no state of a sent form contains a typed value", () => {
    assert.isEmpty(keepingWords(sequences, ["lantern"]))
  })
})
