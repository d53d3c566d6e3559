import { assert, describe, it } from "@effect/vitest"

import * as SentForm from "#machines/SentForm.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

interface Form {
  readonly word: string
}
type Event = SentForm.Event<Form, "word">

const machine = SentForm.machine<Form, "word">({
  fields: ["word"],
  check: ({ word }) => (word === "" ? { word: { key: "enter_password" } } : {}),
  fieldOf: ({ key }) => (key === "payment_password_wrong" ? "word" : undefined),
})

const good: Event = { _tag: "Submitted", form: { word: "lantern" } }
const empty: Event = { _tag: "Submitted", form: { word: "" } }
const wrong: Event = { _tag: "Refused", message: { key: "payment_password_wrong" } }
const refused: Event = { _tag: "Refused", message: { key: "network_slow" } }
const accepted: Event = { _tag: "Accepted" }
const events: ReadonlyArray<Event> = [
  good,
  empty,
  { _tag: "Edited", field: "word" },
  wrong,
  refused,
  accepted,
]

describe("sent form", () => {
  const runs = [...explore(machine, events, 5)]

  it("an accepted form is confirmed and ignores all later events", () => {
    const { state, commands } = follow(machine, [good, accepted])
    assert.deepStrictEqual(state, { _tag: "Done" })
    assert.deepStrictEqual(commands.at(-1), { _tag: "SaySaved" })
    const late = breakingStep(
      runs,
      ({ before, commands: asked }) => before._tag !== "Done" || asked.length === 0,
    )
    assert.isEmpty(late)
  })

  it("a refusal shows at its field or as a toast, and editing clears it", () => {
    assert.deepStrictEqual(follow(machine, [good, wrong]).state, {
      _tag: "Editing",
      errors: { word: { key: "payment_password_wrong" } },
    })
    assert.deepStrictEqual(follow(machine, [good, wrong]).commands.at(-1), {
      _tag: "FocusFirst",
      fields: ["word"],
    })
    assert.deepStrictEqual(follow(machine, [good, refused]).commands.at(-1), {
      _tag: "Say",
      message: { key: "network_slow" },
    })
    const edited = follow(machine, [empty, { _tag: "Edited", field: "word" }])
    assert.deepStrictEqual(edited.state, { _tag: "Editing", errors: {} })
  })

  it("a form is sent with its values, and an invalid one focuses its first invalid field", () => {
    assert.deepStrictEqual(follow(machine, [good]).commands, [{ _tag: "Send", form: { word: "lantern" } }])
    const invalid = follow(machine, [empty])
    assert.deepStrictEqual(invalid.state, { _tag: "Editing", errors: { word: { key: "enter_password" } } })
    assert.deepStrictEqual(invalid.commands, [{ _tag: "FocusFirst", fields: ["word"] }])
    assert.deepStrictEqual(follow(machine, [good, good]).state, { _tag: "Sending" })
  })

  it("no run sends a form twice at once or with invalid fields", () => {
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
    assert.isEmpty(breaking(runs, ({ state }) => !JSON.stringify(state).includes("lantern")))
  })
})
