import { assert, describe, it } from "@effect/vitest"

import { events, late, loaded, retried, revealed, waited } from "#fixtures/machines/TaskIframe.ts"
import { Event, machine } from "#machines/TaskIframe.ts"

import { breakingTransition, count, explore, follow, withEventNames } from "../support/explore.ts"

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  const attempt = state._tag === "Waiting" ? 0 : state.attempt
  return [state._tag, attempt, ...commands.map(({ _tag }) => _tag)].join(" ")
}

describe("task iframe", () => {
  it.each(
    withEventNames<Event>([
      [[], "Waiting 0 AwaitStart"],
      [[loaded(1), late(1), retried], "Waiting 0 AwaitStart"],
      [[waited], "Loading 1 AwaitStart AwaitIframe"],
      [[waited, waited], "Loading 1 AwaitStart AwaitIframe"],
      [[waited, loaded(1)], "Revealing 1 AwaitStart AwaitIframe AwaitShow"],
      [[waited, loaded(1), revealed(1)], "Shown 1 AwaitStart AwaitIframe AwaitShow"],
      [[waited, loaded(1), revealed(1), late(1), loaded(1)], "Shown 1 AwaitStart AwaitIframe AwaitShow"],
      [[waited, late(1)], "Stuck 1 AwaitStart AwaitIframe Log"],
      [[waited, late(1), loaded(1), revealed(1)], "Shown 1 AwaitStart AwaitIframe Log AwaitShow"],
      [[waited, late(1), retried, loaded(1)], "Loading 2 AwaitStart AwaitIframe Log AwaitIframe"],
      [[waited, retried], "Loading 1 AwaitStart AwaitIframe"],
    ]),
  )("the task iframe after '%s' ends as '%s'", (_, expected, path) => {
    assert.strictEqual(tell(...path), expected)
  })
})

describe("every event sequence of the task iframe", () => {
  it("a task iframe logs each timeout once, and becomes visible only after its delay", () => {
    const sequences = explore(machine, events, 5)
    const broken = breakingTransition([...sequences], ({ before, state, commands }) => {
      const becomes = (tag: string) => state._tag === tag && before._tag !== tag
      return (
        count(commands, "Log") === Number(becomes("Stuck")) &&
        count(commands, "AwaitShow") === Number(becomes("Revealing")) &&
        (!becomes("Shown") || before._tag === "Revealing")
      )
    })
    assert.isEmpty(broken)
  })
})
