import { assert, describe, it } from "@effect/vitest"

import { Event, machine } from "#machines/EmbeddedFrame.ts"

import { breakingStep, count, explore, follow } from "../support/explore.ts"

const loaded = (attempt: number) => Event.FrameLoaded({ attempt })
const late = (attempt: number) => Event.TimedOut({ attempt })
const retried = Event.RetryPressed()

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, state.attempt, ...commands.map(({ attempt }) => `await ${attempt}`)].join(" ")
}

describe("embedded frame", () => {
  it.each([
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
  ] as const)("embedded frame, event sequence %#, ends as %s", (path, expected) => {
    assert.strictEqual(tell(...path), expected)
  })
})

describe("every run of an embedded frame", () => {
  it("each frame attempt has one timeout, and only a stuck frame can be retried", () => {
    const runs = explore(machine, [loaded(1), loaded(2), late(1), late(2), retried], 5)
    const broken = breakingStep([...runs], ({ before, state, commands }) => {
      const isNew = state.attempt !== before.attempt
      return count(commands, "AwaitFrame") === Number(isNew) && (!isNew || before._tag === "Stuck")
    })
    assert.isEmpty(broken)
  })
})
