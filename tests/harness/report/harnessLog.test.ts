import { describe, expect, it } from "vitest"

import { makeCallLog } from "#fixtures/callLog.ts"
import {
  filtered,
  type LogFilter,
  type LogLine,
  makeReport,
  noFilter,
  textOf,
} from "#harness/report/harnessLog.ts"

const start = new Date(2026, 10, 21, 9, 5, 7, 8).getTime()

const made = () => {
  const calls = makeCallLog(() => start)
  const report = makeReport(calls)
  const call = (path: string, at: number) =>
    calls.begin({
      method: "POST",
      path,
      names: [],
      query: {},
      headers: {},
      body: { gameId: 7 },
      startedAt: at,
    })
  return { calls, report, call }
}

/** The path of a call, or the outcome of a policy. */
const shortOf = (line: LogLine): string => {
  if (line.kind === "telemetry" || line.kind === "machine") return line.kind
  return line.kind === "call" ? line.path : line.outcome
}

describe("the report of the harness", () => {
  it("keeps the order of events when the clock is set back, and names the device's own time", () => {
    const { calls, report, call } = made()
    report.note({ policy: "inbox-unread", outcome: "ran", at: start })
    const id = call("/wps/unread", start)
    report.note({ policy: "inbox-unread", outcome: "dropped", at: start - 3_600_000 })
    calls.end(id, { status: 200, response: { unReadCount: 7 }, duration: 35.2, failure: undefined })
    expect(report.lines().map(textOf)).toEqual([
      "09:05:07.008 inbox-unread: ran",
      '09:05:07.008 POST /wps/unread 200 in 35 ms\n  body {"gameId":7}\n  response {"unReadCount":7}',
      "08:05:07.008 (device 09:05:07.008) inbox-unread: dropped",
    ])
  })

  it("[HA-85] filters by kind, method and outcome together, and clears only the lines that match the filter", () => {
    const { calls, report } = made()
    const call = (method: string, path: string, at: number) =>
      calls.begin({ method, path, names: [], query: {}, headers: {}, body: undefined, startedAt: start + at })
    const end = (id: number, failure?: string) =>
      calls.end(id, { status: 200, response: undefined, duration: 1, failure })
    end(call("GET", "/good", 0))
    end(call("GET", "/refused", 1), "no_permission")
    end(call("POST", "/sent", 2))
    const running = call("POST", "/running", 3)
    report.note({ policy: "unread", outcome: "ran", at: start + 4 })
    report.note({ policy: "unread", outcome: "dropped", at: start + 5 })
    const shown = (filter: Partial<LogFilter>) =>
      filtered(report.lines(), { ...noFilter, ...filter }).map(shortOf)
    expect(shown({ kind: "policy" })).toEqual(["ran", "dropped"])
    expect(shown({ method: "POST" })).toEqual(["/sent", "/running"])
    expect(shown({ outcome: "failed" })).toEqual(["/refused"])
    expect(shown({ outcome: "succeeded", method: "GET" })).toEqual(["/good"])
    expect(shown({ outcome: "running" })).toEqual(["/running"])
    expect(shown({ outcome: "dropped", kind: "call" })).toEqual([])

    report.clear({ text: "", method: "POST" })
    expect(shown({})).toEqual(["/good", "/refused", "ran", "dropped"])
    end(running)
    report.clear({ text: "", outcome: "dropped" })
    report.clear({ text: "good" })
    expect(shown({})).toEqual(["/refused", "ran"])
    report.clear()
    expect(shown({})).toEqual([])
  })
})
