import { assert, describe, it } from "@effect/vitest"

import * as MoneyMove from "#machines/MoneyMove.ts"
import type * as Model from "#machines/MoneyMoveModel.ts"

import { count, follow } from "../support/explore.ts"

interface Form {
  readonly amount: number
  readonly word: string
}
type Event = Model.Event<Form, "word", string>

const machine = MoneyMove.machine<Form, "word", string>({
  fields: ["word"],
  check: () => ({}),
  fieldOf: () => undefined,
  fingerprint: () => "",
  secret: {
    of: ({ word }) => word,
    put: (form, word) => ({ ...form, word }),
    missing: { key: "enter_password" },
  },
})

const good: Form = { amount: 100, word: "lantern" }
const confirmed: Event = { _tag: "Confirmed" }
const unsettled: Event = { _tag: "Unsettled" }
const retry: Event = { _tag: "RetryPressed" }
const left: Event = { _tag: "PageLeft" }
const untracked: Event = { _tag: "NotSent", why: "untracked" }
const otherTab: Event = { _tag: "NotSent", why: "otherTab" }
const sending: ReadonlyArray<Event> = [
  { _tag: "StoredRead", stored: undefined },
  { _tag: "IdIssued", requestId: "a" },
  { _tag: "Submitted", form: good },
  confirmed,
]

const to = (...path: ReadonlyArray<Event>) => follow(machine, path)
const sent = (path: ReadonlyArray<Event>) =>
  to(...path).commands.flatMap((command) => (command._tag === "Send" ? [command.request] : []))

describe("an obstacle to a money move", () => {
  it("a money move that the device cannot store is sent only after another press", () => {
    const asked = to(...sending, untracked)
    assert.deepInclude(asked.state, { _tag: "Confirming", obstacle: "untracked" })
    assert.strictEqual(count(asked.commands, "Send"), 1)
    const again = to(...sending, untracked, confirmed)
    assert.strictEqual(again.state._tag, "Sending")
    assert.deepStrictEqual(again.commands.at(-1), {
      _tag: "Send",
      request: { form: good, requestId: "a" },
      isRepeat: false,
      isUntracked: true,
    })
    assert.strictEqual(to(...sending, untracked, { _tag: "Cancelled" }).state._tag, "Editing")
  })

  it("a money move that waits for another tab is the same request at the next press", () => {
    const path = [...sending, otherTab] as const
    assert.deepInclude(to(...path).state, { _tag: "Confirming", obstacle: "otherTab" })
    assert.deepStrictEqual(sent([...path, confirmed]), [
      { form: good, requestId: "a" },
      { form: good, requestId: "a" },
    ])
    const second = to(...sending, unsettled, retry, otherTab)
    assert.strictEqual(second.state._tag, "Unsettled")
    assert.deepStrictEqual(second.commands.at(-1), { _tag: "Say", message: { key: "other_tab_busy" } })
  })

  it("a money move that was not sent opens no question on a page that was left", () => {
    const { state } = to(...sending, left, untracked)
    assert.deepInclude(state, { _tag: "Editing", requestId: "a", refusal: { key: "move_untracked" } })
    assert.strictEqual(to(...sending, untracked, { _tag: "PageOpened" }).state._tag, "Editing")
  })
})
