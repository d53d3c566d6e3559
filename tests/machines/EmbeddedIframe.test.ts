import { assert, describe, it } from "@effect/vitest"

import { events, late, loaded, retried } from "#fixtures/machines/EmbeddedIframe.ts"
import { Event, machine } from "#machines/EmbeddedIframe.ts"

import { breakingTransition, count, explore, follow, withEventNames } from "../support/explore.ts"

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, state.attempt, ...commands.map(({ attempt }) => `await ${attempt}`)].join(" ")
}

describe("embedded iframe", () => {
  it.each(
    withEventNames<Event>([
      [[], "Loading 1 await 1"],
      [[loaded(1)], "Ready 1 await 1"],
      [[loaded(1), late(1)], "Ready 1 await 1"],
      [[late(1)], "Stuck 1 await 1"],
      [[late(1), loaded(1)], "Ready 1 await 1"],
      [[late(1), retried], "Loading 2 await 1 await 2"],
      [[late(1), retried, late(1)], "Loading 2 await 1 await 2"],
      [[late(1), retried, loaded(1)], "Loading 2 await 1 await 2"],
      [[late(1), retried, late(2), retried, loaded(3)], "Ready 3 await 1 await 2 await 3"],
      [[retried], "Loading 1 await 1"],
      [[loaded(1), retried], "Ready 1 await 1"],
    ]),
  )("an embedded iframe after '%s' ends as '%s'", (_, expected, path) => {
    assert.strictEqual(tell(...path), expected)
  })
})

describe("every event sequence of an embedded iframe", () => {
  it("each attempt of an embedded iframe has one timeout, and only a stuck iframe can be retried", () => {
    const sequences = explore(machine, events, 5)
    const broken = breakingTransition([...sequences], ({ before, state, commands }) => {
      const isNew = state.attempt !== before.attempt
      return count(commands, "AwaitIframe") === Number(isNew) && (!isNew || before._tag === "Stuck")
    })
    assert.isEmpty(broken)
  })
})
