import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Duration, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { addressOf } from "#gateway/address.ts"
import { layerFetch, type PrefetchedResponses } from "#gateway/FetchTransport.ts"
import { MustReachGateway, Transport, type WireRequest } from "#gateway/Transport.ts"
import { fork } from "#tests/support/fork.ts"
import { itEffect } from "#tests/support/itEffect.ts"

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
  repeatable: true,
}
const address = "/wps/thing?name=a%26b%20%C3%BC&page=1"

const gateway = "https://gateway.example"

const carry = (
  outgoing: WireRequest,
  origins: string | ReadonlyArray<string> = gateway,
  early?: PrefetchedResponses,
) =>
  Transport.use((transport) => transport.carry(outgoing)).pipe(
    Effect.provide(layerFetch([origins].flat(), early)),
  )

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const stubFetch = (response: Fetch) => {
  const stub = vi.fn<Fetch>(response)
  vi.stubGlobal("fetch", stub)
  return stub
}

const hanging = () => {
  const aborted = vi.fn<() => void>()
  const stub = stubFetch((_url, init) => {
    init.signal?.addEventListener("abort", aborted)
    return new Promise(() => {})
  })
  return { stub, aborted }
}

afterEach(() => void vi.unstubAllGlobals())

describe("fetch transport", () => {
  itEffect.each([true, false])(
    "fetches with keepalive %s, as the request specifies",
    function* (outlivesPage) {
      const stub = stubFetch(() => Promise.resolve(new Response("ok")))
      yield* carry({ ...request, outlivesPage })
      assert.strictEqual(stub.mock.calls[0]?.[1].keepalive, outlivesPage)
    },
  )

  itEffect("the transport returns the headers Retry-After and Date of a response", function* () {
    const date = "Thu, 01 Jan 2026 00:00:00 GMT"
    const headers = { "Retry-After": "7", Date: date }
    stubFetch(() => Promise.resolve(new Response("", { status: 429, headers })))
    assert.deepStrictEqual(yield* carry(request), { status: 429, body: "", retryAfter: "7", date })
  })

  itEffect("the transport sends a request to the origin with method, path, query and headers", function* () {
    const stub = stubFetch(() => Promise.resolve(new Response("ok", { status: 200 })))
    assert.deepStrictEqual(yield* carry(request), { status: 200, body: "ok" })
    const [url, init] = stub.mock.calls[0] ?? []
    assert.strictEqual(url, `https://gateway.example${address}`)
    assert.strictEqual(init?.method, "GET")
    assert.deepStrictEqual(init?.headers, { Merchant: "lantern" })
    assert.notProperty(init, "body")
  })

  itEffect("the transport sends a request with its body and with cookies", function* () {
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
  })

  itEffect("requests with a session's token use the cache mode no-store", function* () {
    const stub = stubFetch(() => Promise.resolve(new Response("ok")))
    yield* carry({ ...request, headers: { ...request.headers, Authorization: "T-1" } })
    yield* carry(request)
    assert.deepStrictEqual(
      stub.mock.calls.map(([, { cache }]) => cache),
      ["no-store", "default"],
    )
  })

  itEffect("the transport returns a response with any HTTP status", function* () {
    for (const status of [401, 403, 404, 429, 500, 503]) {
      stubFetch(() => Promise.resolve(new Response("<html>", { status })))
      assert.deepStrictEqual(yield* carry(request), { status, body: "<html>" })
    }
  })

  itEffect("a network failure gives Unreachable, even while the body is read", function* () {
    stubFetch(() => Promise.reject(new TypeError("Failed to fetch")))
    assert.strictEqual((yield* Effect.flip(carry(request)))._tag, "Unreachable")
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error("reset")) })
    stubFetch(() => Promise.resolve(new Response(broken)))
    assert.strictEqual((yield* Effect.flip(carry(request)))._tag, "Unreachable")
  })

  itEffect("a request that exceeds its timeout gives TimedOut and is aborted", function* () {
    const { aborted } = hanging()
    const fiber = yield* Effect.forkChild(Effect.flip(carry(request)))
    yield* TestClock.adjust("14999 millis")
    assert.strictEqual(aborted.mock.calls.length, 0)
    yield* TestClock.adjust("1 millis")
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "TimedOut")
    assert.strictEqual(aborted.mock.calls.length, 1)
  })

  itEffect("an interrupted call aborts its request", function* () {
    const { stub, aborted } = hanging()
    const fiber = yield* fork(carry(request))
    assert.strictEqual(stub.mock.calls.length, 1)
    yield* Fiber.interrupt(fiber)
    assert.strictEqual(aborted.mock.calls.length, 1)
  })
})

describe("fallback origins of the gateway", () => {
  const origins = [gateway, "https://b.example", "https://c.example"]

  const reaching = (...reached: ReadonlyArray<string>) => {
    const outgoing: Array<string> = []
    stubFetch((url) => {
      const { origin } = new URL(url)
      outgoing.push(origin)
      return reached.includes(origin)
        ? Promise.resolve(new Response(origin, { status: 500 }))
        : Promise.reject(new TypeError("Failed to fetch"))
    })
    return outgoing
  }

  itEffect("are requested one after another by a read until an origin responds", function* () {
    const outgoing = reaching("https://c.example")
    assert.deepStrictEqual(yield* carry(request, origins), { status: 500, body: "https://c.example" })
    assert.deepStrictEqual(outgoing, origins)
  })

  itEffect("a read gives Unreachable when no origin responds", function* () {
    const outgoing = reaching()
    assert.strictEqual((yield* Effect.flip(carry(request, origins)))._tag, "Unreachable")
    assert.deepStrictEqual(outgoing, origins)
  })

  itEffect("a read is sent to the next origin when an origin times out", function* () {
    stubFetch((url) =>
      url.startsWith(gateway) ? new Promise(() => {}) : Promise.resolve(new Response("ok")),
    )
    const fiber = yield* Effect.forkChild(carry(request, origins))
    yield* TestClock.adjust(request.timeout)
    assert.deepStrictEqual(yield* Fiber.join(fiber), { status: 200, body: "ok" })
  })

  itEffect("a read uses no fallback origin after a response with any status", function* () {
    const outgoing = reaching(...origins)
    yield* carry(request, origins)
    assert.deepStrictEqual(outgoing, [gateway])
  })

  itEffect("a change is never sent to a fallback origin, even if its method is GET", function* () {
    const outgoing = reaching("https://b.example")
    for (const method of ["POST", "PUT", "DELETE", "GET"] as const) {
      const change: WireRequest = { ...request, method, repeatable: false }
      assert.strictEqual((yield* Effect.flip(carry(change, origins)))._tag, "Unreachable")
    }
    assert.deepStrictEqual(outgoing, [gateway, gateway, gateway, gateway])
  })
})

const early200 = (headers = request.headers) => ({
  headers,
  response: Promise.resolve({ status: 200, body: "early" }),
})

describe("prefetched responses", () => {
  itEffect("a GET uses a prefetched response with exactly the same address, once", function* () {
    const stub = stubFetch(() => Promise.resolve(new Response("late")))
    const early: PrefetchedResponses = new Map([[address, early200()]])
    const ask = (change: Partial<WireRequest>) =>
      Effect.map(carry({ ...request, ...change }, "", early), ({ body }) => body)
    assert.strictEqual(yield* ask({ method: "POST" }), "late")
    assert.strictEqual(yield* ask({ query: [] }), "late")
    assert.strictEqual(stub.mock.calls.length, 2)
    assert.strictEqual(yield* ask({}), "early")
    assert.strictEqual(stub.mock.calls.length, 2)
    assert.strictEqual(yield* ask({}), "late")
  })

  itEffect.each([
    ["token", { Merchant: "lantern", Authorization: "t-1" }],
    ["merchant", { Merchant: "other" }],
    ["language", { Merchant: "lantern", Language: "TH" }],
  ] as const)("a prefetched response for another %s is discarded", function* ([, headers]) {
    stubFetch(() => Promise.resolve(new Response("late")))
    const early: PrefetchedResponses = new Map([[address, early200(headers)]])
    assert.strictEqual((yield* carry(request, "", early)).body, "late")
    assert.strictEqual(early.size, 0)
  })

  itEffect("a prefetched response that no read has used for 15 s is discarded", function* () {
    stubFetch(() => Promise.resolve(new Response("late")))
    const early: PrefetchedResponses = new Map([[address, early200()]])
    const sent = Effect.gen(function* () {
      const transport = yield* Transport
      yield* TestClock.adjust("16 seconds")
      return yield* transport.carry(request)
    }).pipe(Effect.provide(layerFetch([gateway], early)))
    assert.strictEqual((yield* sent).body, "late")
    assert.strictEqual(early.size, 0)
  })

  itEffect("a probe, a retry and a refetch use no prefetched response, but discard it", function* () {
    stubFetch(() => Promise.resolve(new Response("late")))
    const early: PrefetchedResponses = new Map([[address, early200()]])
    const sent = carry(request, "", early).pipe(Effect.provideService(MustReachGateway, true))
    assert.strictEqual((yield* sent).body, "late")
    assert.strictEqual(early.size, 0)
  })

  it("prefetched responses that arrive together are each parsed in a separate task", async () => {
    const tasks: Array<() => void> = []
    const wait = setTimeout
    vi.stubGlobal("setTimeout", (run: (given: unknown) => void, time: number, given: unknown) =>
      time === 0 ? tasks.push(() => run(given)) : wait(run, time),
    )
    const pages = ["1", "2", "3"].map((page) => ({ ...request, query: [["page", page]] as const }))
    const early: PrefetchedResponses = new Map(pages.map((page) => [addressOf(page), early200()]))
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

  itEffect("a call whose prefetch failed is Unreachable, and the next call is sent", function* () {
    stubFetch(() => Promise.resolve(new Response("late")))
    const failed = Promise.reject(new Error("reset"))
    failed.catch(() => {})
    const early: PrefetchedResponses = new Map([[address, { headers: request.headers, response: failed }]])
    assert.strictEqual((yield* Effect.flip(carry(request, "", early)))._tag, "Unreachable")
    assert.strictEqual((yield* carry(request, "", early)).body, "late")
  })
})
