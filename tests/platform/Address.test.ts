import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { memoryEntries } from "#fixtures/memoryEntries.ts"
import { make } from "#platform/Address.ts"
import { without } from "#platform/addressToken.ts"

describe("query parameter", () => {
  it.each([
    ["?token=T", { value: "T", rest: "" }],
    ["?a=1&token=T&b=2", { value: "T", rest: "?a=1&b=2" }],
    ["?token=", { value: "", rest: "" }],
    ["?a=1", { value: undefined, rest: "?a=1" }],
    ["", { value: undefined, rest: "" }],
    ["?token=one&token=two", { value: "one", rest: "" }],
    ["?token=a%2Fb%20c", { value: "a/b c", rest: "" }],
  ])("removing token from the query %j gives %j", (search, expected) => {
    assert.deepStrictEqual(without(search, "token"), expected)
  })
})

describe("address", () => {
  const open = (start: string) => {
    const entries = memoryEntries(start)
    return { entries, address: make(entries) }
  }
  const run = Effect.runSync

  it("the address can be read, pushed, replaced and left", () => {
    const { entries, address } = open("/m/help?i=2#top")
    assert.strictEqual(run(address.current), "/m/help?i=2")
    run(address.push("/m/login"))
    run(address.replace("/m/home?a=1"))
    assert.deepStrictEqual(entries.all, ["/m/help?i=2#top", "/m/home?a=1"])
    const { path, search } = address.place()
    assert.deepStrictEqual({ path, search }, { path: "/m/home", search: "?a=1" })
    run(address.leaveFor("https://games.example/play"))
    assert.deepStrictEqual(entries.left, ["https://games.example/play"])
  })

  it("taking a parameter removes it from the address and its history entry", () => {
    const { entries, address } = open("/m/home?a=1&token=T#top")
    assert.strictEqual(run(address.take("token")), "T")
    assert.deepStrictEqual(entries.all, ["/m/home?a=1#top"])
    assert.strictEqual(run(address.take("token")), "")
    assert.strictEqual(address.place().search, "?a=1")
  })

  it("the token that boot removed from the address is taken once", () => {
    let hidden = "T"
    const entries = memoryEntries("/m/home?a=1")
    const takeHiddenToken = () => {
      const taken = hidden
      hidden = ""
      return taken
    }
    const address = make({ ...entries, takeHiddenToken })
    assert.strictEqual(run(address.take("code")), "")
    assert.strictEqual(run(address.take("token")), "T")
    assert.strictEqual(run(address.take("token")), "")
    assert.deepStrictEqual(entries.all, ["/m/home?a=1"])
  })

  it("a page is a return after history navigation, reload or returnTo only", () => {
    const { entries, address } = open("/m/rng")
    assert.isTrue(run(address.isReturn))
    run(address.push("/m/help"))
    assert.isFalse(run(address.isReturn))
    entries.back()
    assert.isTrue(run(address.isReturn))
    run(address.replace("/m/live"))
    assert.isFalse(run(address.isReturn))
    run(address.returnTo("/m/rng"))
    assert.isTrue(run(address.isReturn))
  })

  it("the address notifies listeners until they unsubscribe", () => {
    const { entries, address } = open("/m/rng")
    const calls: Array<string> = []
    const stop = address.watch(() => calls.push(address.place().arrival))
    run(address.push("/m/help"))
    entries.back()
    stop()
    run(address.push("/m/help"))
    assert.deepStrictEqual(calls, ["push", "step"])
  })

  it("[FR-18] back goes one entry back in an entry of the app, even after its address was replaced", () => {
    const { entries, address } = open("/m/game")
    run(address.push("/m/help"))
    run(address.replace("/m/help?i=1"))
    run(address.back("/m/home"))
    assert.deepStrictEqual(entries.all, ["/m/game"])
  })

  it("back replaces an entry that the app did not create by the parent", () => {
    const { entries, address } = open("/m/gameRecord")
    run(address.back("/m/member/home"))
    assert.deepStrictEqual(entries.all, ["/m/member/home"])
    run(address.back("/m/home"))
    assert.deepStrictEqual(entries.all, ["/m/home"])
  })
})
