import { assert, describe, it } from "@effect/vitest"

import {
  confirmed,
  type Event,
  good,
  issued,
  left,
  machine,
  opened,
  retry,
  submitted,
  unsettled,
} from "#fixtures/machines/MoneyMove.ts"

import { count, follow } from "../support/explore.ts"

const untracked: Event = { _tag: "NotSent", why: "untracked" }
const otherTab: Event = { _tag: "NotSent", why: "otherTab" }
const sending: ReadonlyArray<Event> = [opened, issued("a"), submitted(good), confirmed]
const to = (...path: ReadonlyArray<Event>) => follow(machine, [...sending, ...path])

describe("an obstacle to a money move", () => {
  it("a money move that the device cannot store is sent only after another press", () => {
    const asked = to(untracked)
    assert.deepInclude(asked.state, { _tag: "Confirming", obstacle: "untracked" })
    assert.strictEqual(count(asked.commands, "Send"), 1)
    const again = to(untracked, confirmed)
    assert.strictEqual(again.state._tag, "Sending")
    assert.deepStrictEqual(again.commands.at(-1), {
      _tag: "Send",
      request: { form: good, requestId: "a" },
      isRepeat: false,
      isUntracked: true,
    })
    assert.strictEqual(to(untracked, { _tag: "Cancelled" }).state._tag, "Editing")
  })

  it("a money move that waits for another tab is the same request at the next press", () => {
    assert.deepInclude(to(otherTab).state, { _tag: "Confirming", obstacle: "otherTab" })
    const sent = to(otherTab, confirmed).commands.flatMap((each) =>
      each._tag === "Send" ? each.request : [],
    )
    assert.deepStrictEqual(sent, [
      { form: good, requestId: "a" },
      { form: good, requestId: "a" },
    ])
    const second = to(unsettled, retry, otherTab)
    assert.strictEqual(second.state._tag, "Unsettled")
    assert.deepStrictEqual(second.commands.at(-1), { _tag: "Say", message: { key: "other_tab_busy" } })
  })

  it("a money move that was not sent opens no question on a page that was left", () => {
    const { state } = to(left, untracked)
    assert.deepInclude(state, { _tag: "Editing", requestId: "a", refusal: { key: "move_untracked" } })
    assert.strictEqual(to(untracked, { _tag: "PageOpened" }).state._tag, "Editing")
  })
})
