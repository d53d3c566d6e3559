import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

import { Address, without } from "#platform/Address.ts"

/** An address bar with its history. */
const stubBar = (start: string) => {
  const entries = [new URL(start, "https://m.example")]
  const assigned: Array<string> = []
  const now = () => entries.at(-1) ?? new URL("https://m.example")
  const state = { kept: true }
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
})
