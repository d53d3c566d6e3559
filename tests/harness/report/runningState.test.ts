import { describe, expect, it } from "vitest"

import { makeCallLog } from "#fixtures/callLog.ts"
import { good, submitted } from "#fixtures/machines/Login.ts"
import { makeReport, textOf } from "#harness/report/harnessLog.ts"
import { makeRunningState } from "#harness/report/runningState.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import * as Login from "#machines/Login.ts"
import * as Query from "#machines/Query.ts"

const start = new Date(2026, 10, 21, 9, 5, 7, 0).getTime()

const made = () => {
  let now = start
  const calls = makeCallLog(() => now)
  const report = makeReport(calls)
  const running = makeRunningState(report, () => now)
  const options = running.begin()
  return {
    calls,
    report,
    running,
    ...options,
    log: options.machineLog(),
    wait: (time: number) => (now += time),
  }
}

/** State changes of one instance of a machine, passed to the log as the app does. */
const instanceOf = <State, Event>(
  machine: { readonly initial: State; readonly transition: (state: State, event: Event) => { state: State } },
  log: ReturnType<typeof made>["log"],
) => {
  const instance = {}
  let state = machine.initial
  return {
    note: (event: "mounted" | "unmounted") => log({ machine, instance, event, state }),
    send: (event: Event) => {
      state = machine.transition(state, event).state
      log({ machine, instance, event, state })
    },
  }
}

describe("the list of running machines and queries", () => {
  it("shows a machine's state, its last event and the next states for sample events, without typed text", () => {
    const { running, log, report } = made()
    const login = instanceOf(Login.machine, log)
    login.note("mounted")
    login.send(submitted(good))
    const [machine] = running.machines()
    expect(machine).toMatchObject({ name: "Login", kind: "Submitting", event: "Submitted", at: start })
    expect(machine?.leadsTo).toContainEqual({ event: "Accepted", to: "SignedIn" })
    expect(JSON.stringify(running.machines())).not.toContain(good.password)
    expect(report.lines().map(textOf)).toEqual(["09:05:07.000 Login: Submitted: Editing → Submitting"])
    login.note("unmounted")
    expect(running.machines()).toEqual([])
  })

  it("shows a query's age, its request in flight and its last failure, without the value", () => {
    const { running, log, wait, calls } = made()
    const query = instanceOf(Query.machine<unknown, string>({ isDebounced: false, isCached: false }), log)
    query.send({ _tag: "Requested", request: "a" })
    expect(running.queries()).toMatchObject([{ kind: "Loading", pendingSince: start, fetchedAt: undefined }])
    wait(500)
    const call = { ...inboxUnread, names: [], query: {}, headers: {}, body: undefined, startedAt: start }
    const outcome = { status: 200, duration: 1, failure: undefined }
    calls.end(calls.begin(call), { ...outcome, response: { value: [{ title: "•••" }] } })
    query.send({ _tag: "Succeeded", request: "a", value: [{ title: "secret" }, { title: "secret" }] })
    const loaded = {
      call: "messages inboxUnread",
      kind: "Loaded",
      value: "list of 2",
      fetchedAt: start + 500,
      pendingSince: undefined,
    }
    expect(running.queries()).toMatchObject([{ ...loaded, hasSubscriber: true, failure: undefined }])
    wait(500)
    query.send({ _tag: "Requested", request: "b" })
    query.send({ _tag: "Failed", request: "b", message: { key: "network_slow" } })
    query.send({ _tag: "SubscribersLeft" })
    expect(running.queries()).toMatchObject([
      { kind: "Failed", fetchedAt: start + 500, failure: "network_slow", hasSubscriber: false },
    ])
  })
})
