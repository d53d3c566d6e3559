import { assert, describe, it } from "@effect/vitest"

import { events, late, loaded, retried } from "#fixtures/machines/EmbeddedIframe.ts"
import { Event, machine } from "#machines/EmbeddedIframe.ts"

import { breakingStep, count, explore, follow, withEventNames } from "../support/explore.ts"

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, state.attempt, ...commands.map(({ attempt }) => `await ${attempt}`)].join(" ")
}

describe("embedded frame", () => {
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
  )("an embedded frame after '%s' ends as '%s'", (_, expected, path) => {
    assert.strictEqual(tell(...path), expected)
  })
})

describe("every run of an embedded frame", () => {
  it("each attempt of an embedded frame has one timeout, and only a stuck frame can be retried", () => {
    const runs = explore(machine, events, 5)
    const broken = breakingStep([...runs], ({ before, state, commands }) => {
      const isNew = state.attempt !== before.attempt
      return count(commands, "AwaitIframe") === Number(isNew) && (!isNew || before._tag === "Stuck")
    })
    assert.isEmpty(broken)
  })
})
