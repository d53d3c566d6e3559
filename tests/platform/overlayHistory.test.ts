import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { memoryEntries } from "#fixtures/memoryEntries.ts"
import { make } from "#platform/Address.ts"
import { withOverlays } from "#platform/overlayHistory.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const run = Effect.runSync

const soon = () => Promise.resolve()

/** A history whose navigations take place when the returned `arrive` runs, as in a browser. */
const open = (start = "/m/home", isSlow = false) => {
  const entries = memoryEntries(start)
  const navigations: Array<() => void> = []
  const go = (count: number) => void (isSlow ? navigations.push(() => entries.go(count)) : entries.go(count))
  const address = make({ ...entries, go })
  const { openOverlay } = address.addOverlays(withOverlays)
  const arrivals: Array<string> = []
  address.watch(() => arrivals.push(`${address.location().arrival} ${address.location().path}`))
  return {
    entries,
    address,
    openOverlay,
    arrivals,
    arrive: () => navigations.splice(0).forEach((navigation) => navigation()),
  }
}

type Opened = ReturnType<typeof open>

/** An overlay that its owner closes when the history says so. */
const overlayOn = ({ openOverlay }: Opened) => {
  const overlay = { isOpen: true, close: () => {} }
  const remove = openOverlay(() => overlay.close())
  overlay.close = () => {
    overlay.isOpen = false
    remove()
  }
  return overlay
}

describe("history entries of overlays", () => {
  it("an open overlay has a history entry, and going back closes the overlay without a change of page", () => {
    const opened = open()
    const overlay = overlayOn(opened)
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
    opened.entries.back()
    assert.isFalse(overlay.isOpen)
    assert.deepStrictEqual([...opened.entries.all, ...opened.arrivals], ["/m/home"])
  })

  it("going back closes only the topmost of two overlays", () => {
    const opened = open()
    const [lower, upper] = [overlayOn(opened), overlayOn(opened)]
    opened.entries.back()
    assert.deepStrictEqual([lower.isOpen, upper.isOpen], [true, false])
    opened.entries.back()
    assert.isFalse(lower.isOpen)
  })

  it("an overlay that closes by itself removes its history entry", async () => {
    const opened = open()
    overlayOn(opened).close()
    await soon()
    assert.deepStrictEqual([...opened.entries.all, ...opened.arrivals], ["/m/home"])
  })

  it("an overlay that replaces another overlay reuses the history entry", async () => {
    const opened = open("/m/home", true)
    overlayOn(opened).close()
    overlayOn(opened)
    await soon()
    opened.arrive()
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
  })

  it("an overlay that stays open when the player goes back gets a new history entry", async () => {
    const { openOverlay, entries } = open()
    let asked = 0
    openOverlay(() => asked++)
    entries.back()
    await soon()
    assert.strictEqual(asked, 1)
    assert.deepStrictEqual(entries.all, ["/m/home", "/m/home"])
  })

  it("going forward to the entry of a closed overlay returns to the page", async () => {
    const opened = open()
    overlayOn(opened)
    opened.entries.back()
    await soon()
    opened.entries.forward()
    await soon()
    assert.deepStrictEqual([...opened.entries.all, ...opened.arrivals], ["/m/home"])
  })

  it.each(["push", "replace"] as const)("are removed on a %s to another page", (way) => {
    const opened = open("/m/home", true)
    overlayOn(opened)
    run(opened.address[way]("/m/help"))
    assert.strictEqual(run(opened.address.current), "/m/help")
    opened.arrive()
    const before = way === "push" ? ["/m/home"] : []
    assert.deepStrictEqual(opened.entries.all, [...before, "/m/help"])
    assert.deepStrictEqual(opened.arrivals, [`${way} /m/help`])
  })

  it("a push after the removal of a game's entry waits until the browser has gone back", () => {
    const opened = open("/m/home", true)
    run(opened.address.pushEntry)
    run(opened.address.removeEntry)
    run(opened.address.push("/m/help"))
    opened.arrive()
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/help"])
    assert.deepStrictEqual(opened.arrivals, ["push /m/home", "push /m/help"])
  })

  it("an overlay keeps the last history entry when the query of its page changes", () => {
    const opened = open()
    const overlay = overlayOn(opened)
    run(opened.address.replace("/m/home?a=1"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home?a=1", "/m/home?a=1"])
    opened.entries.back()
    assert.isFalse(overlay.isOpen)
  })

  it("the app's back navigation with an open overlay opens the previous page", () => {
    const opened = open()
    run(opened.address.push("/m/help"))
    overlayOn(opened)
    run(opened.address.back("/m/home"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
  })

  it("leaving the app with an open overlay first removes the overlay's entry, even if the overlay then closes", async () => {
    const opened = open("/m/home", true)
    const overlay = overlayOn(opened)
    run(opened.address.leaveFor("https://outside.example/"))
    overlay.close()
    await soon()
    assert.deepStrictEqual(opened.entries.left, [])
    opened.arrive()
    await soon()
    opened.arrive()
    assert.deepStrictEqual(opened.entries.left, ["https://outside.example/"])
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
  })

  it("an open overlay gets its history entry back two seconds after a download, because the page stays open", () => {
    const opened = open()
    const overlay = overlayOn(opened)
    run(opened.address.leaveFor("https://outside.example/app.apk"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
    vi.advanceTimersByTime(millis(timings.downloadStart))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
    opened.entries.back()
    assert.isFalse(overlay.isOpen)
  })

  it("restores no history entry for an overlay that closes while a download begins", () => {
    const opened = open()
    const overlay = overlayOn(opened)
    run(opened.address.leaveFor("https://outside.example/app.apk"))
    overlay.close()
    vi.advanceTimersByTime(millis(timings.downloadStart))
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
  })

  it("restores no history entry for an overlay if another page opens while a download begins", () => {
    const opened = open()
    overlayOn(opened)
    run(opened.address.leaveFor("https://outside.example/app.apk"))
    run(opened.address.push("/m/help"))
    vi.advanceTimersByTime(millis(timings.downloadStart))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/help"])
  })

  it("navigating to another page through the browser's history does not close the overlay directly", () => {
    const opened = open()
    run(opened.address.push("/m/help"))
    const overlay = overlayOn(opened)
    opened.entries.go(-2)
    assert.isTrue(overlay.isOpen)
    assert.deepStrictEqual(opened.arrivals, ["push /m/help", "traverse /m/home"])
  })

  it("a reload on an overlay's history entry goes back to the page, and counts as a new start", async () => {
    const { entries } = open()
    entries.push("/m/home", { madeByApp: true, layers: 1 })
    const address = make(entries)
    address.addOverlays(withOverlays)
    await soon()
    assert.deepStrictEqual(entries.all, ["/m/home"])
    assert.strictEqual(address.location().arrival, "start")
  })

  it("back navigation after a reload on an overlay's entry replaces the app's first entry with the parent page", async () => {
    const entries = memoryEntries("/m/gameRecord")
    entries.push("/m/gameRecord", { layers: 1 })
    const address = make(entries)
    address.addOverlays(withOverlays)
    run(address.back("/m/member/home"))
    await soon()
    assert.deepStrictEqual(entries.all, ["/m/member/home"])
  })

  it("navigation continues after two seconds when the browser ignores a history navigation", () => {
    const opened = open("/m/home", true)
    overlayOn(opened)
    run(opened.address.push("/m/help"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
    vi.advanceTimersByTime(millis(timings.historyNavigation))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home", "/m/help"])
  })

  it("automatic scroll restoration is disabled during the back navigation to the page, and then enabled again", async () => {
    const modes: Array<string> = []
    const entries = memoryEntries("/m/home")
    const address = make({ ...entries, setScrolling: (by) => modes.push(by) })
    const remove = address.addOverlays(withOverlays).openOverlay(() => {})
    remove()
    await soon()
    assert.deepStrictEqual(modes, ["manual", "auto"])
  })
})
