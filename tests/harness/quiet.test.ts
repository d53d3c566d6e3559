import { describe, expect, it } from "vitest"

import { makeCallLog } from "#fixtures/callLog.ts"
import { makeReport } from "#harness/report.ts"
import { makeWhenQuiet } from "#harness/quiet.ts"

/** A clock on which each wait passes at once, and the times of the refetches. */
const start = (atEachWait: (now: number) => void) => {
  let now = 0
  const natives = {
    now: () => now,
    setTimeout: (run: () => void, milliseconds = 0) => {
      now += milliseconds
      atEachWait(now)
      run()
      return 0
    },
  }
  const calls = makeCallLog()
  const whenQuiet = makeWhenQuiet(makeReport(calls), natives)
  const refetches: Array<number> = []
  return { calls, refetches, apply: () => whenQuiet(() => refetches.push(now)) }
}

const call = {
  method: "GET",
  path: "/a",
  names: ["a"],
  query: {},
  headers: {},
  body: undefined,
  startedAt: 0,
}
const ended = { status: 200, response: undefined, duration: 600, failure: undefined }

describe("the wait before a change of the simulated gateway", () => {
  it("a change of the simulated gateway waits for a call that takes longer than the log stays unchanged", async () => {
    let id = 0
    const { calls, refetches, apply } = start((at) => {
      if (at === 600) calls.end(id, ended)
    })
    id = calls.begin(call)
    await apply()
    expect(refetches).toEqual([760])
  })

  it("after 2 s a change is applied, and again when a call that took longer has ended with the old response", async () => {
    let id = 0
    const { calls, refetches, apply } = start((at) => {
      if (at === 5000) calls.end(id, ended)
    })
    id = calls.begin(call)
    await apply()
    await expect.poll(() => refetches).toEqual([2000, 5160])
  })

  it("a change of the simulated gateway stops waiting for a call that never ends", async () => {
    let last = 0
    const { calls, refetches, apply } = start((at) => {
      last = at
    })
    calls.begin(call)
    await apply()
    await expect.poll(() => last).toBe(22_000)
    expect(refetches).toEqual([2000])
  })

  it("a change of the simulated gateway does not wait when no call runs", async () => {
    const { refetches, apply } = start(() => {})
    await apply()
    expect(refetches).toEqual([0])
  })
})
