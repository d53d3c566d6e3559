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
  ])("removing the token from the query %j gives %j", (search, expected) => {
    assert.deepStrictEqual(without(search, "token"), expected)
  })
})

describe("address of the app", () => {
  const open = (start: string) => {
    const entries = memoryEntries(start)
    return { entries, address: make(entries) }
  }
  const run = Effect.runSync

  it("an address can be read, pushed, replaced, and left for another site", () => {
    const { entries, address } = open("/m/help?i=2#top")
    assert.strictEqual(run(address.current), "/m/help?i=2")
    run(address.push("/m/login"))
    run(address.replace("/m/home?a=1"))
    assert.deepStrictEqual(entries.all, ["/m/help?i=2#top", "/m/home?a=1"])
    const { path, search } = address.location()
    assert.deepStrictEqual({ path, search }, { path: "/m/home", search: "?a=1" })
    run(address.leaveFor("https://games.example/play"))
    assert.deepStrictEqual(entries.left, ["https://games.example/play"])
  })

  it("taking a query parameter removes the parameter from the address and its history entry", () => {
    const { entries, address } = open("/m/home?a=1&token=T#top")
    assert.strictEqual(run(address.take("token")), "T")
    assert.deepStrictEqual(entries.all, ["/m/home?a=1#top"])
    assert.strictEqual(run(address.take("token")), "")
    assert.strictEqual(address.location().search, "?a=1")
  })

  it("the token that boot removed from the address can be read once", () => {
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

  it("an address counts as a return after back navigation, a reload or returnTo, but not after a push or a replace", () => {
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
    const stop = address.watch(() => calls.push(address.location().arrival))
    run(address.push("/m/help"))
    entries.back()
    stop()
    run(address.push("/m/help"))
    assert.deepStrictEqual(calls, ["push", "traverse"])
  })

  it("[FR-18] back navigation goes one history entry back if the app made the current entry, even after the address was replaced", () => {
    const { entries, address } = open("/m/game")
    run(address.push("/m/help"))
    run(address.replace("/m/help?i=1"))
    run(address.back("/m/home"))
    assert.deepStrictEqual(entries.all, ["/m/game"])
  })

  it("[FR-18] back navigation goes one history entry back from an address that the player typed after visiting a page of the app", () => {
    const entries = memoryEntries("/m/game")
    entries.push("/m/help", null)
    run(make(entries).back("/m/home"))
    assert.deepStrictEqual(entries.all, ["/m/game"])
  })

  it("closing a view goes back if the app made the view's history entry, else replaces the entry with the view's page", () => {
    const entries = memoryEntries("/m/help")
    entries.push("/m/activity?promo=P1", null)
    const address = make(entries)
    run(address.leaveView("/m/activity"))
    assert.deepStrictEqual(entries.all, ["/m/help", "/m/activity"])
    run(address.push("/m/activity?promo=P1"))
    run(address.leaveView("/m/set"))
    assert.deepStrictEqual(entries.all, ["/m/help", "/m/activity"])
  })

  it("back navigation on the first history entry of the app replaces the entry with the parent page", () => {
    const { entries, address } = open("/m/gameRecord")
    run(address.back("/m/member/home"))
    assert.deepStrictEqual(entries.all, ["/m/member/home"])
    run(address.back("/m/home"))
    assert.deepStrictEqual(entries.all, ["/m/home"])
  })
})
