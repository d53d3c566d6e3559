import { assert, describe, it } from "@effect/vitest"

import { Event, machine } from "#machines/TaskFrame.ts"

import { breakingStep, count, explore, follow } from "../support/explore.ts"

const waited = Event.Waited()
const loaded = (attempt: number) => Event.FrameLoaded({ attempt })
const settled = (attempt: number) => Event.Settled({ attempt })
const late = (attempt: number) => Event.TimedOut({ attempt })
const retried = Event.RetryPressed()

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  const attempt = state._tag === "Waiting" ? 0 : state.attempt
  return [state._tag, attempt, ...commands.map(({ _tag }) => _tag)].join(" ")
}

describe("task frame", () => {
  it.each([
    [[], "Waiting 0 AwaitStart"],
    [[loaded(1), late(1), retried], "Waiting 0 AwaitStart"],
    [[waited], "Loading 1 AwaitStart AwaitFrame"],
    [[waited, waited], "Loading 1 AwaitStart AwaitFrame"],
    [[waited, loaded(1)], "Settling 1 AwaitStart AwaitFrame AwaitShow"],
    [[waited, loaded(1), settled(1)], "Shown 1 AwaitStart AwaitFrame AwaitShow"],
    [[waited, loaded(1), settled(1), late(1), loaded(1)], "Shown 1 AwaitStart AwaitFrame AwaitShow"],
    [[waited, late(1)], "Stuck 1 AwaitStart AwaitFrame Log"],
    [[waited, late(1), loaded(1), settled(1)], "Shown 1 AwaitStart AwaitFrame Log AwaitShow"],
    [[waited, late(1), retried, loaded(1)], "Loading 2 AwaitStart AwaitFrame Log AwaitFrame"],
    [[waited, retried], "Loading 1 AwaitStart AwaitFrame"],
  ] as const)("task frame, event sequence %#, ends as %s", (path, expected) => {
    assert.strictEqual(tell(...path), expected)
  })
})

describe("every run of the task frame", () => {
  it("the task frame logs each timeout once and shows only after its delay", () => {
    const runs = explore(
      machine,
      [waited, loaded(1), loaded(2), settled(1), settled(2), late(1), late(2), retried],
      5,
    )
    const broken = breakingStep([...runs], ({ before, state, commands }) => {
      const becomes = (tag: string) => state._tag === tag && before._tag !== tag
      return (
        count(commands, "Log") === Number(becomes("Stuck")) &&
        count(commands, "AwaitShow") === Number(becomes("Settling")) &&
        (!becomes("Shown") || before._tag === "Settling")
      )
    })
    assert.isEmpty(broken)
  })
})
