import { describe, expect, it } from "vitest"

import { makeCallLog } from "#fixtures/callLog.ts"
import { makeReport } from "#harness/report.ts"
import { makeUntilQuiet } from "#harness/quiet.ts"

/** A clock on which each wait of `untilQuiet` passes at once. */
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
  const untilQuiet = makeUntilQuiet(makeReport(calls), natives)
  return { calls, now: () => now, untilQuiet }
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
    const { calls, now, untilQuiet } = start((at) => {
      if (at === 600) calls.end(id, ended)
    })
    id = calls.begin(call)
    await untilQuiet()
    expect(now()).toBe(760)
  })

  it("a change of the simulated gateway stops waiting for a call that never ends", async () => {
    const { calls, now, untilQuiet } = start(() => {})
    calls.begin(call)
    await untilQuiet()
    expect(now()).toBe(2000)
  })

  it("a change of the simulated gateway does not wait when no call runs", async () => {
    const { now, untilQuiet } = start(() => {})
    await untilQuiet()
    expect(now()).toBe(0)
  })
})
