import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Duration, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { addressOf, type EarlyAnswers, layerFetch } from "#gateway/FetchTransport.ts"
import { Transport, type WireRequest } from "#gateway/Transport.ts"

const request: WireRequest = {
  method: "GET",
  path: "/wps/thing",
  query: [
    ["name", "a&b ü"],
    ["page", "1"],
  ],
  headers: { Merchant: "lantern" },
  body: undefined,
  timeout: Duration.seconds(15),
}
const address = "/wps/thing?name=a%26b%20%C3%BC&page=1"

const carry = (asked: WireRequest, origin = "https://gateway.example", early?: EarlyAnswers) =>
  Transport.use((transport) => transport.carry(asked)).pipe(Effect.provide(layerFetch(origin, early)))

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Takes the place of the network. */
const stubFetch = (answer: Fetch) => {
  const stub = vi.fn<Fetch>(answer)
  vi.stubGlobal("fetch", stub)
  return stub
}

/** Never answers; tells when it is aborted. */
const hanging = () => {
  const aborted = vi.fn<() => void>()
  const stub = stubFetch((_url, init) => {
    init.signal?.addEventListener("abort", aborted)
    return new Promise(() => {})
  })
  return { stub, aborted }
}

describe("requests on the network", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.effect("go to the origin with method, path, query and headers", () =>
    Effect.gen(function* () {
      const stub = stubFetch(() => Promise.resolve(new Response("ok", { status: 200 })))
      assert.deepStrictEqual(yield* carry(request), { status: 200, body: "ok" })
      const [url, init] = stub.mock.calls[0] ?? []
      assert.strictEqual(url, `https://gateway.example${address}`)
      assert.strictEqual(init?.method, "GET")
      assert.deepStrictEqual(init?.headers, { Merchant: "lantern" })
      assert.notProperty(init, "body")
    }),
  )

  it.effect("carry a body, and take cookies along", () =>
    Effect.gen(function* () {
      const stub = stubFetch(() => Promise.resolve(new Response("ok")))
      const post: WireRequest = { ...request, method: "POST", query: [], body: '{"a":1}' }
      yield* carry(post)
      yield* carry(post, "")
      const [there, here] = stub.mock.calls
      assert.strictEqual(there?.[0], "https://gateway.example/wps/thing")
      assert.strictEqual(there?.[1].body, '{"a":1}')
      assert.strictEqual(there?.[1].credentials, "include")
      assert.strictEqual(here?.[0], "/wps/thing")
      assert.strictEqual(here?.[1].credentials, "same-origin")
    }),
  )

  it.effect("any answer is an answer", () =>
    Effect.gen(function* () {
      for (const status of [401, 403, 404, 429, 500, 503]) {
        stubFetch(() => Promise.resolve(new Response("<html>", { status })))
        assert.deepStrictEqual(yield* carry(request), { status, body: "<html>" })
      }
    }),
  )

  it.effect("a network that fails is unreachable, also halfway through the body", () =>
    Effect.gen(function* () {
      stubFetch(() => Promise.reject(new TypeError("Failed to fetch")))
      assert.strictEqual((yield* Effect.flip(carry(request)))._tag, "Unreachable")
      const broken = new ReadableStream({ start: (controller) => controller.error(new Error("reset")) })
      stubFetch(() => Promise.resolve(new Response(broken)))
      assert.strictEqual((yield* Effect.flip(carry(request)))._tag, "Unreachable")
    }),
  )

  it.effect("what takes too long is timed out and aborted", () =>
    Effect.gen(function* () {
      const { aborted } = hanging()
      const fiber = yield* Effect.forkChild(Effect.flip(carry(request)))
      yield* TestClock.adjust("14999 millis")
      assert.strictEqual(aborted.mock.calls.length, 0)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "TimedOut")
      assert.strictEqual(aborted.mock.calls.length, 1)
    }),
  )

  it.effect("whoever leaves aborts the request", () =>
    Effect.gen(function* () {
      const { stub, aborted } = hanging()
      const fiber = yield* Effect.forkChild(carry(request), { startImmediately: true })
      assert.strictEqual(stub.mock.calls.length, 1)
      yield* Fiber.interrupt(fiber)
      assert.strictEqual(aborted.mock.calls.length, 1)
    }),
  )
})

const early200 = (headers = request.headers) => ({
  headers,
  answer: Promise.resolve({ status: 200, body: "early" }),
})

describe("answers that were asked for before the app was there", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.effect("are taken once, by their whole address, and only by a GET", () =>
    Effect.gen(function* () {
      const stub = stubFetch(() => Promise.resolve(new Response("late")))
      const early: EarlyAnswers = new Map([[address, early200()]])
      const ask = (change: Partial<WireRequest>) =>
        Effect.map(carry({ ...request, ...change }, "", early), ({ body }) => body)
      assert.strictEqual(yield* ask({ method: "POST" }), "late")
      assert.strictEqual(yield* ask({ query: [] }), "late")
      assert.strictEqual(stub.mock.calls.length, 2)
      assert.strictEqual(yield* ask({}), "early")
      assert.strictEqual(stub.mock.calls.length, 2)
      assert.strictEqual(yield* ask({}), "late")
    }),
  )

  it.effect.each([
    ["token", { Merchant: "lantern", Authorization: "t-1" }],
    ["merchant", { Merchant: "other" }],
    ["language", { Merchant: "lantern", Language: "TH" }],
  ] as const)("are never taken by another %s", ([, headers]) =>
    Effect.gen(function* () {
      stubFetch(() => Promise.resolve(new Response("late")))
      const early: EarlyAnswers = new Map([[address, early200(headers)]])
      assert.strictEqual((yield* carry(request, "", early)).body, "late")
      assert.strictEqual(early.size, 0)
    }),
  )

  it("are read in a task each, however many are there at once", async () => {
    const tasks: Array<() => void> = []
    const wait = setTimeout
    vi.stubGlobal("setTimeout", (run: (given: unknown) => void, time: number, given: unknown) =>
      time === 0 ? tasks.push(() => run(given)) : wait(run, time),
    )
    const pages = ["1", "2", "3"].map((page) => ({ ...request, query: [["page", page]] as const }))
    const early: EarlyAnswers = new Map(pages.map((page) => [addressOf(page), early200()]))
    let read = 0
    const all = pages.map((page) =>
      Effect.runPromise(carry(page, "", early)).then(() => {
        read += 1
      }),
    )
    for (const count of [0, 1, 2, 3]) {
      await new Promise((resolve) => setImmediate(resolve))
      assert.strictEqual(read, count)
      tasks.shift()?.()
    }
    await Promise.all(all)
  })

  it.effect("one that failed is unreachable, and the next is asked for", () =>
    Effect.gen(function* () {
      stubFetch(() => Promise.resolve(new Response("late")))
      const failed = Promise.reject(new Error("reset"))
      failed.catch(() => {})
      const early: EarlyAnswers = new Map([[address, { headers: request.headers, answer: failed }]])
      assert.strictEqual((yield* Effect.flip(carry(request, "", early)))._tag, "Unreachable")
      assert.strictEqual((yield* carry(request, "", early)).body, "late")
    }),
  )
})
