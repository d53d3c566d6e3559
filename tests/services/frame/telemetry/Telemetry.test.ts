import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { defaultDeployment } from "#config/deployment.ts"
import { paths } from "#config/paths.ts"
import { Failure } from "#domain/Failure.ts"
import type { CallReport } from "#gateway/CallObserver.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { readPayload } from "#harness/report/payload.ts"
import { CurrentDeployment } from "#platform/deployment/CurrentDeployment.ts"
import type { Vital } from "#platform/deployment/pageReports.ts"
import { keepObservations } from "#services/frame/telemetry/observations.ts"
import { type Page, telemetry } from "#services/frame/telemetry/Telemetry.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const recordsOf = (bodies: ReadonlyArray<string>): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  bodies.flatMap((body) =>
    readPayload(body).records.map(({ name, attributes }) => ({ event: name, ...attributes })),
  )

const call = (change: Partial<CallReport> = {}): CallReport => ({
  method: "GET",
  path: "/wps/member/balance",
  requestId: "id-1",
  at: 0,
  duration: 120,
  status: 200,
  isDated: true,
  failure: undefined,
  fields: [],
  ...change,
})

/** A visit with telemetry. `sample` decides whether it is sampled; at 0.1 and more it is not. */
const visit = Effect.fnUntraced(function* (
  sample = 0,
  post: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const posted: Array<string> = []
  const observed: {
    error?: (error: unknown) => void
    vital?: (vital: Vital) => void
    left?: () => void
  } = {}
  const page: Page = {
    watchErrors: (report) => {
      observed.error = report
      return () => {}
    },
    watchVitals: (report) => {
      observed.vital = report
    },
    onPageLeft: (listener) => {
      observed.left = listener
      return () => {}
    },
    post: (address, body) => {
      assert.strictEqual(address, "/telemetry/v1/logs")
      posted.push(body)
      return post()
    },
    origin: "https://m.lobby.example",
    path: () => paths.deposit,
    now: () => 1_700_000_000_000,
    sample,
  }
  const observations = keepObservations()
  const settings = { address: "/telemetry", sampleRate: 0.1 }
  yield* telemetry(observations, "0.2.0+abc", page).pipe(
    Effect.provideService(CurrentDeployment, { ...defaultDeployment, telemetry: settings }),
    Effect.forkChild({ startImmediately: true }),
  )
  yield* Effect.yieldNow
  const settle = Effect.gen(function* () {
    yield* Effect.yieldNow
    yield* Effect.promise(() => Promise.resolve())
    yield* TestClock.adjust(0)
  })
  return { observe: observations.observe, observed, posted, settle }
})

const inApp = (message: string): Error => {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at open (https://m.lobby.example/assets/a.js:1:2)`
  return error
}

describe("telemetry", () => {
  itEffect("an error is sent at once with page, stack and calls, but no player values", function* () {
    const { observe, observed, posted, settle } = yield* visit(0.5)
    observe({ _tag: "Call", call: call() })
    observed.error?.(inApp(`No user "Maria Santos" with 4111`))
    yield* settle
    assert.deepStrictEqual(recordsOf(posted), [
      {
        event: "exception",
        "lobby.page": "deposit",
        "exception.type": "TypeError",
        "exception.message": "No user … with #",
        "exception.stacktrace": "at open (/assets/a.js:1:2)",
        "lobby.is_caught": false,
        "lobby.calls": recordsOf(posted)[0]?.["lobby.calls"],
      },
    ])
    assert.include(posted[0], "GET /wps/member/balance 200")
    assert.include(posted[0], "0.2.0+abc")
  })

  itEffect("a malformed response is always reported with path, request id and field names", function* () {
    const { observe, posted, settle } = yield* visit(0.5)
    observe({ _tag: "Call", call: call({ failure: "Malformed", fields: [`["balance"]`] }) })
    observe({ _tag: "Call", call: call({ failure: "login_failed", status: 400 }) })
    observe({ _tag: "Dropped", policy: "unread" })
    yield* settle
    const [record, ...others] = recordsOf(posted)
    assert.deepInclude(record, {
      event: "exception",
      "exception.type": "Malformed",
      "exception.message": `["balance"]`,
      "url.template": "/wps/member/balance",
      "lobby.request_id": "id-1",
    })
    assert.lengthOf(others, 0)
  })

  itEffect(
    "a gateway that hides `Date` is reported once a visit, and a call without a response is not",
    function* () {
      const { observe, posted, settle } = yield* visit(0.5)
      for (const isDated of [true, undefined, false, false])
        observe({ _tag: "Call", call: call({ isDated }) })
      yield* settle
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(
        recordsOf(posted).map(({ event }) => event),
        ["lobby.date_hidden"],
      )
    },
  )

  itEffect("a sampled visit reports calls with durations, dropped runs and web vitals", function* () {
    const { observe, observed, posted, settle } = yield* visit(0.05)
    observe({ _tag: "Call", call: call() })
    observe({ _tag: "Dropped", policy: "unread" })
    observed.vital?.({ name: "LCP", value: 1200, rating: "good", causes: { target: "img.poster" } })
    yield* settle
    yield* TestClock.adjust("10 seconds")
    const records = recordsOf(posted)
    assert.deepStrictEqual(
      records.map(({ event }) => event),
      ["lobby.call", "lobby.policy.dropped", "browser.web_vital"],
    )
    assert.deepInclude(records[0], {
      "http.client.request.duration": 0.12,
      "url.template": "/wps/member/balance",
    })
    assert.deepInclude(records[2], { "browser.web_vital.name": "lcp", "lobby.cause.target": "img.poster" })
  })

  itEffect("an error is sent at most five times per visit, third-party errors never", function* () {
    const { observed, posted, settle } = yield* visit()
    for (let time = 0; time < 8; time++) observed.error?.(inApp("broken"))
    const foreign = new Error("of an extension")
    foreign.stack = "Error: x\n    at a (chrome-extension://abc/content.js:1:2)"
    observed.error?.(foreign)
    observed.error?.("Script error.")
    yield* settle
    yield* TestClock.adjust("20 seconds")
    assert.lengthOf(recordsOf(posted), 5)
  })

  itEffect("at most one request per ten seconds is sent, with at most 60 kB of records", function* () {
    const { observe, posted, settle } = yield* visit()
    for (let each = 0; each < 400; each++)
      observe({ _tag: "Call", call: call({ requestId: "x".repeat(300) }) })
    yield* settle
    assert.lengthOf(posted, 1)
    yield* TestClock.adjust("9 seconds")
    assert.lengthOf(posted, 1)
    yield* TestClock.adjust("1 second")
    assert.lengthOf(posted, 2)
    yield* TestClock.adjust("10 minutes")
    assert.lengthOf(recordsOf(posted), 400)
    for (const body of posted) assert.isBelow(new Blob([body]).size, 61_500)
  })

  itEffect("records that the collector refuses are sent once more, then dropped", function* () {
    let isRefused = true
    const { observed, posted, settle } = yield* visit(0, () => Promise.resolve(!isRefused))
    observed.error?.(inApp("first"))
    yield* settle
    yield* TestClock.adjust("10 seconds")
    assert.lengthOf(posted, 2)
    assert.strictEqual(posted[0], posted[1])
    isRefused = false
    observed.error?.(inApp("second"))
    yield* settle
    assert.deepInclude(recordsOf(posted.slice(2))[0], { "exception.message": "second" })
    assert.lengthOf(posted, 3)
  })

  itEffect("records without a response stay in the outbox until the next record", function* () {
    let isOffline = true
    const { observed, posted, settle } = yield* visit(0, () =>
      isOffline ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(true),
    )
    observed.error?.(inApp("first"))
    yield* settle
    yield* TestClock.adjust("1 minute")
    assert.lengthOf(posted, 1)
    isOffline = false
    observed.error?.(inApp("second"))
    yield* settle
    const messages = recordsOf(posted.slice(1)).map((record) => record["exception.message"])
    assert.deepStrictEqual(messages, ["first", "second"])
  })

  itEffect("waiting records are sent at once when the player leaves the page", function* () {
    const { observed, posted, settle } = yield* visit()
    observed.error?.(inApp("first"))
    yield* settle
    observed.error?.(inApp("second"))
    observed.left?.()
    assert.deepInclude(recordsOf(posted.slice(1))[0], { "exception.message": "second" })
    observed.left?.()
    yield* TestClock.adjust("1 minute")
    assert.lengthOf(posted, 2)
  })

  itEffect("at most 60 kB of records are in flight, also when the player leaves the page", function* () {
    const responses: Array<(isAccepted: boolean) => void> = []
    const { observe, observed, posted, settle } = yield* visit(
      0,
      () => new Promise((done) => responses.push(done)),
    )
    for (let each = 0; each < 120; each++)
      observe({ _tag: "Call", call: call({ requestId: "x".repeat(300) }) })
    yield* settle
    observed.left?.()
    assert.isBelow(new Blob(posted).size, 61_500)
    responses.splice(0).forEach((done) => done(true))
    yield* settle
    observed.left?.()
    assert.lengthOf(recordsOf(posted), 120)
  })

  itEffect("free text of a gateway in place of an error code is not sent", function* () {
    const { observe, posted, settle } = yield* visit()
    observe({ _tag: "Call", call: call({ failure: "No money left for Maria Santos", status: 400 }) })
    observe({ _tag: "Call", call: call({ failure: "login_failed", status: undefined }) })
    yield* settle
    assert.deepStrictEqual(
      recordsOf(posted).map((record) => record["error.type"]),
      ["_OTHER", "login_failed"],
    )
  })

  itEffect("a caught error of a gateway call is sent with the call's path and request id", function* () {
    const { observe, posted, settle } = yield* visit()
    const error = new GatewayError({ call: "/wps/pay", reason: Failure.TimedOut(), requestId: "id-7" })
    error.stack = ""
    observe({ _tag: "Error", error, isCaught: true })
    yield* settle
    assert.deepInclude(recordsOf(posted)[0], {
      "exception.type": "GatewayError",
      "url.template": "/wps/pay",
      "lobby.request_id": "id-7",
      "lobby.is_caught": true,
    })
  })
})

describe("observations made before telemetry has loaded", () => {
  it("the first hundred observations are stored in order, and forwarded together with later observations", () => {
    const { observe, follow } = keepObservations()
    for (let each = 0; each < 120; each++) observe({ _tag: "Dropped", policy: String(each) })
    const observed: Array<string> = []
    follow((observation) => observed.push(observation._tag === "Dropped" ? observation.policy : ""))
    observe({ _tag: "Dropped", policy: "later" })
    assert.deepStrictEqual(
      [observed.length, observed[0], observed[99], observed[100]],
      [101, "0", "99", "later"],
    )
  })
})
