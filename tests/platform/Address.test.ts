import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

import { Address, without } from "#platform/Address.ts"

/** An address bar with its history. */
const stubBar = (start: string) => {
  const entries = [new URL(start, "https://m.example")]
  const assigned: Array<string> = []
  const now = () => entries.at(-1) ?? new URL("https://m.example")
  const state = { kept: true }
  const events = new EventTarget()
  vi.stubGlobal("window", events)
  vi.stubGlobal("location", {
    get pathname() {
      return now().pathname
    },
    get search() {
      return now().search
    },
    get hash() {
      return now().hash
    },
    assign: (url: string) => assigned.push(url),
  })
  vi.stubGlobal("history", {
    state,
    pushState: (_state: unknown, _title: string, path: string) => void entries.push(new URL(path, now())),
    replaceState: (_state: unknown, _title: string, path: string) =>
      void entries.splice(-1, 1, new URL(path, now())),
  })
  return {
    assigned,
    /** What the router or the browser tells of a change of the history. */
    tell: (event: "pushState" | "replaceState" | "popstate") => events.dispatchEvent(new Event(event)),
    entries: () => entries.map(({ pathname, search, hash }) => pathname + search + hash),
  }
}

const address = <A>(use: (address: Address["Service"]) => Effect.Effect<A>) =>
  Effect.provide(Address.use(use), Address.layer)

describe("a parameter of a query", () => {
  it.each([
    ["?token=T", { value: "T", rest: "" }],
    ["?a=1&token=T&b=2", { value: "T", rest: "?a=1&b=2" }],
    ["?token=", { value: "", rest: "" }],
    ["?a=1", { value: undefined, rest: "?a=1" }],
    ["", { value: undefined, rest: "" }],
    ["?token=one&token=two", { value: "one", rest: "" }],
    ["?token=a%2Fb%20c", { value: "a/b c", rest: "" }],
  ])("%j without its token is %j", (search, expected) => {
    assert.deepStrictEqual(without(search, "token"), expected)
  })
})

describe("the address bar", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.effect("is read, pushed, replaced and left", () =>
    Effect.gen(function* () {
      const bar = stubBar("/m/help?i=2#top")
      assert.strictEqual(yield* address(({ current }) => current), "/m/help?i=2")
      yield* address(({ push }) => push("/m/login"))
      yield* address(({ replace }) => replace("/m/home"))
      assert.deepStrictEqual(bar.entries(), ["/m/help?i=2#top", "/m/home"])
      yield* address(({ leaveFor }) => leaveFor("https://games.example/play"))
      assert.deepStrictEqual(bar.assigned, ["https://games.example/play"])
    }),
  )

  it.effect("a taken parameter is out of the address and of its history entry", () =>
    Effect.gen(function* () {
      const bar = stubBar("/m/home?a=1&token=T#top")
      assert.strictEqual(yield* address(({ take }) => take("token")), "T")
      assert.deepStrictEqual(bar.entries(), ["/m/home?a=1#top"])
      assert.strictEqual(yield* address(({ take }) => take("token")), "")
      assert.deepStrictEqual(bar.entries(), ["/m/home?a=1#top"])
    }),
  )

  it.effect("a page is come back to by the history, a reload or returnTo, and entered by all else", () =>
    Effect.gen(function* () {
      const { tell } = stubBar("/m/rng")
      const { isReturn, returnTo } = yield* Effect.provide(Effect.service(Address), Address.layer)
      assert.isTrue(yield* isReturn)
      tell("pushState")
      assert.isFalse(yield* isReturn)
      tell("popstate")
      assert.isTrue(yield* isReturn)
      tell("replaceState")
      assert.isFalse(yield* isReturn)
      yield* returnTo("/m/rng")
      tell("replaceState")
      assert.isTrue(yield* isReturn)
      tell("pushState")
      assert.isFalse(yield* isReturn)
    }),
  )

  it.effect("tells of steps in the history until it is stopped", () =>
    Effect.gen(function* () {
      const { tell } = stubBar("/m/rng")
      let steps = 0
      const stop = yield* address(({ watchSteps }) => Effect.succeed(watchSteps(() => (steps += 1))))
      tell("popstate")
      tell("pushState")
      stop()
      tell("popstate")
      assert.strictEqual(steps, 1)
    }),
  )
})
