import { assert, describe, it } from "@effect/vitest"

import {
  confirmed,
  type Event,
  good,
  issued,
  machine,
  notTaken,
  opened,
  submitted as submittedForm,
} from "#fixtures/machines/MoneyMove.ts"

import { breaking, explore, follow } from "../support/explore.ts"

const submitted = (amount: number) => submittedForm({ ...good, amount })

/** The form after the gateway did not process its first attempt, such as with a 401 or 429. */
const start = [opened, issued("a"), submitted(100), confirmed, notTaken, issued("b")]

const to = (path: ReadonlyArray<Event>) => follow(machine, [...start, ...path])
const requestsOf = ({ commands }: ReturnType<typeof to>) =>
  commands.flatMap((command) => (command._tag === "Send" ? [command.request] : []))

const sentAfter = (...path: ReadonlyArray<Event>) =>
  requestsOf(to(path)).map(({ form, requestId }) => [requestId, form.amount])

describe("the id of a money form after a request that the gateway did not process", () => {
  it("an unchanged money form is sent again with its id", () => {
    assert.deepStrictEqual(sentAfter(submitted(100), confirmed), [
      ["a", 100],
      ["a", 100],
    ])
  })

  it("a changed money form gets a new id, also after a cancelled confirmation or after leaving the page", () => {
    const changed = [
      ["a", 100],
      ["b", 200],
    ]
    assert.deepStrictEqual(sentAfter(submitted(200), confirmed), changed)
    const cancelled: ReadonlyArray<Event> = [submitted(100), { _tag: "Cancelled" }, issued("c")]
    assert.deepStrictEqual(sentAfter(...cancelled, submitted(200), confirmed), changed)
    const left: ReadonlyArray<Event> = [{ _tag: "PageLeft" }, { _tag: "PageOpened" }]
    assert.deepStrictEqual(sentAfter(...left, submitted(200), confirmed), changed)
  })

  it("no order of events sends two different amounts with the same id", () => {
    const events: ReadonlyArray<Event> = [
      submitted(100),
      submitted(200),
      confirmed,
      notTaken,
      { _tag: "NotSent", why: "otherTab" },
      { _tag: "Cancelled" },
      { _tag: "PageLeft" },
      issued("c"),
    ]
    const { state, commands } = to([])
    const sequences = [...explore({ ...machine, initial: state, start: commands }, events, 5)]
    // The app issues each id once.
    const once = sequences.filter(({ path }) => path.filter(({ _tag }) => _tag === "IdIssued").length <= 1)
    const broken = breaking(once, (sequence) => {
      const requests = requestsOf(sequence)
      return requests.every(({ form, requestId }) =>
        requests.every((each) => each.requestId !== requestId || each.form.amount === form.amount),
      )
    })
    assert.isEmpty(broken)
  })
})
