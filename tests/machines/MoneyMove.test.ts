import { assert, describe, it } from "@effect/vitest"

import * as MoneyMove from "#machines/MoneyMove.ts"

import { breaking, breakingStep, count, explore, follow } from "../support/explore.ts"

interface Form {
  readonly amount: number
  readonly word: string
}
type Field = "amount" | "word"
type Event = MoneyMove.Event<Form, Field, string>
type State = MoneyMove.State<Form, string>

const rules: MoneyMove.Rules<Form, Field> = {
  fields: ["amount", "word"],
  check: ({ amount, word }) => ({
    ...(amount > 0 ? {} : { amount: { key: "field_required" } }),
    ...(word === "" ? { word: { key: "enter_password" } } : {}),
  }),
  fieldOf: ({ key }) => (key === "payment_password_wrong" ? "word" : undefined),
}
const machine = MoneyMove.machine<Form, Field, string>(rules)

const good: Form = { amount: 100, word: "lantern" }
const other: Form = { amount: 200, word: "lantern" }
const issued = (requestId: string): Event => ({ _tag: "IdIssued", requestId })
const submitted = (form: Form): Event => ({ _tag: "Submitted", form })
const refused: Event = { _tag: "Refused", message: { key: "insufficient_balance" } }
const wrongWord: Event = { _tag: "Refused", message: { key: "payment_password_wrong" } }
const notTaken: Event = { _tag: "NotTaken", message: { key: "too_many_requests" } }
const unanswered: Event = { _tag: "Unanswered", message: { key: "network_slow" } }
const confirmed: Event = { _tag: "Confirmed" }
const retry: Event = { _tag: "RetryPressed" }
const over: Event = { _tag: "StartedOver" }
const moved: Event = { _tag: "Moved", receipt: "R1" }

const events: ReadonlyArray<Event> = [
  issued("a"),
  issued("b"),
  submitted(good),
  submitted({ amount: 0, word: "" }),
  { _tag: "Edited", field: "amount" },
  confirmed,
  { _tag: "Cancelled" },
  moved,
  refused,
  wrongWord,
  notTaken,
  unanswered,
  retry,
  over,
]

const to = (...path: ReadonlyArray<Event>) => follow(machine, path)
const sending = [issued("a"), submitted(good), confirmed] as const
const sent = (path: ReadonlyArray<Event>) =>
  to(...path).commands.flatMap((command) => (command._tag === "Send" ? [command.request] : []))

describe("the stories of a form that moves money", () => {
  it("is asked to confirm, sent once, and done with a receipt", () => {
    assert.strictEqual(to(issued("a"), submitted(good)).state._tag, "Confirming")
    const path = [...sending, confirmed, submitted(good), moved]
    assert.deepStrictEqual(to(...path).state, { _tag: "Done", round: 0, receipt: "R1" })
    assert.deepStrictEqual(sent(path), [{ form: good, requestId: "a" }])
  })

  it("waits for its id, and asks for one when it is opened", () => {
    assert.deepStrictEqual(machine.start, [{ _tag: "IssueId" }])
    assert.strictEqual(to(submitted(good), confirmed).state._tag, "Editing")
  })

  it("wrong fields are told, the first gets the focus, and writing takes back what was said of one", () => {
    const { state, commands } = to(issued("a"), submitted({ amount: 0, word: "" }))
    assert.deepInclude(state, {
      errors: { amount: { key: "field_required" }, word: { key: "enter_password" } },
    })
    assert.deepStrictEqual(commands.at(-1), { _tag: "FocusFirst", fields: ["amount", "word"] })
    const edited = to(issued("a"), submitted({ amount: 0, word: "" }), { _tag: "Edited", field: "amount" })
    assert.deepInclude(edited.state, { errors: { word: { key: "enter_password" } } })
  })

  it("what is not confirmed is not sent, and keeps its id", () => {
    const path = [issued("a"), submitted(good), { _tag: "Cancelled" }, submitted(other), confirmed] as const
    assert.deepStrictEqual(sent(path), [{ form: other, requestId: "a" }])
  })

  it("a refusal is said, at its field if it is about one, and the next try is another request", () => {
    assert.deepInclude(to(...sending, refused).state, { refusal: { key: "insufficient_balance" } })
    assert.deepStrictEqual(to(...sending, wrongWord).state, {
      _tag: "Editing",
      round: 0,
      requestId: undefined,
      errors: { word: { key: "payment_password_wrong" } },
      refusal: undefined,
    })
    const again = sent([...sending, wrongWord, issued("b"), submitted(other), confirmed])
    assert.deepStrictEqual(again, [
      { form: good, requestId: "a" },
      { form: other, requestId: "b" },
    ])
  })

  it("without an answer the form is held, and a repeat is the same request", () => {
    assert.strictEqual(to(...sending, unanswered, submitted(other), confirmed).state._tag, "Unsure")
    const path = [...sending, unanswered, retry, retry, unanswered, retry]
    assert.deepStrictEqual(sent(path), [
      { form: good, requestId: "a" },
      { form: good, requestId: "a" },
      { form: good, requestId: "a" },
    ])
  })

  it("a first try that was not looked at keeps the form and its id", () => {
    const { state } = to(...sending, notTaken)
    assert.deepInclude(state, { _tag: "Editing", requestId: "a", refusal: { key: "too_many_requests" } })
  })

  it("a repeat that was not looked at leaves it as unsure as it was", () => {
    const { state } = to(...sending, unanswered, retry, notTaken)
    assert.deepInclude(state, { _tag: "Unsure", request: { form: good, requestId: "a" } })
  })

  it("another one begins with an empty form and an id of its own", () => {
    const { state, commands } = to(...sending, moved, over)
    assert.deepInclude(state, { _tag: "Editing", round: 1, requestId: undefined })
    assert.deepStrictEqual(commands.at(-1), { _tag: "IssueId" })
  })
})

describe("whatever happens to a form that moves money", () => {
  const runs = [...explore(machine, events, 4)]
  /** From where money may have moved, so that the exploration reaches repeats. */
  const later = [
    ...explore({ ...machine, initial: to(...sending).state, start: to(...sending).commands }, events, 4),
  ]
  const all = [...runs, ...later]

  const idOf = (state: State) => {
    if (state._tag === "Editing") return state.requestId
    return state._tag === "Done" ? undefined : state.request.requestId
  }

  it("all of up to four events were looked at, from the start and while it is sent", () => {
    assert.lengthOf(all, 2 * (1 + 14 + 14 ** 2 + 14 ** 3 + 14 ** 4))
  })

  it("nothing is sent but what was confirmed, or was sent before under the same id", () => {
    const broken = breakingStep(all, ({ before, event, commands }) =>
      commands.every(
        (command) =>
          command._tag !== "Send" ||
          (event._tag === "Confirmed" &&
            before._tag === "Confirming" &&
            command.request === before.request) ||
          (event._tag === "RetryPressed" && before._tag === "Unsure" && command.request === before.request),
      ),
    )
    assert.isEmpty(broken)
  })

  it("never are two on their way", () => {
    const broken = breakingStep(
      all,
      ({ before, commands }) => before._tag !== "Sending" || count(commands, "Send") === 0,
    )
    assert.isEmpty(broken)
  })

  it("never is a wrong form asked to be confirmed", () => {
    const broken = breaking(
      runs,
      ({ state }) => state._tag !== "Confirming" || Object.keys(rules.check(state.request.form)).length === 0,
    )
    assert.isEmpty(broken)
  })

  it("an id is dropped by a yes, by a no, and by who starts over, and by nothing else", () => {
    const broken = breakingStep(all, ({ before, event, state }) => {
      const id = idOf(before)
      const ends = ["Moved", "Refused", "StartedOver"].includes(event._tag)
      return id === undefined || ends || idOf(state) === id
    })
    assert.isEmpty(broken)
  })

  it("as long as it is unsure, nothing makes the form another one but starting over", () => {
    const broken = breakingStep(
      all,
      ({ before, event, state }) =>
        before._tag !== "Unsure" ||
        event._tag === "StartedOver" ||
        (state._tag !== "Editing" && state._tag !== "Confirming"),
    )
    assert.isEmpty(broken)
  })

  it("a form without an id has asked for one", () => {
    const broken = breaking(runs, ({ state, steps, commands }) => {
      const issued = steps.filter(
        ({ before, event }) =>
          event._tag === "IdIssued" && before._tag === "Editing" && before.requestId === undefined,
      )
      const waits = state._tag === "Editing" && state.requestId === undefined
      return count(commands, "IssueId") === issued.length + (waits ? 1 : 0)
    })
    assert.isEmpty(broken)
  })

  it("what is done holds nothing of the form", () => {
    const broken = breaking(
      all,
      ({ state }) => state._tag !== "Done" || !JSON.stringify(state).includes("lantern"),
    )
    assert.isEmpty(broken)
  })
})
