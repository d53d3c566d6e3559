import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { memoryEntries } from "#fixtures/memoryEntries.ts"
import { make } from "#platform/Address.ts"
import { withLayers } from "#platform/overlayHistory.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const run = Effect.runSync

const soon = () => Promise.resolve()

/** A history whose steps take place when the returned `arrive` runs, as in a browser. */
const open = (start = "/m/home", isSlow = false) => {
  const entries = memoryEntries(start)
  const steps: Array<() => void> = []
  const go = (count: number) => void (isSlow ? steps.push(() => entries.go(count)) : entries.go(count))
  const address = make({ ...entries, go })
  const openLayer = address.addLayers(withLayers)
  const arrivals: Array<string> = []
  address.watch(() => arrivals.push(`${address.place().arrival} ${address.place().path}`))
  return { entries, address, openLayer, arrivals, arrive: () => steps.splice(0).forEach((step) => step()) }
}

type Opened = ReturnType<typeof open>

/** A layer that its owner closes when the history says so. */
const layerOn = ({ openLayer }: Opened) => {
  const layer = { isOpen: true, close: () => {} }
  const remove = openLayer(() => layer.close())
  layer.close = () => {
    layer.isOpen = false
    remove()
  }
  return layer
}

describe("history entries of layers", () => {
  it("an open layer has an entry, and going back closes it without a change of page", () => {
    const opened = open()
    const layer = layerOn(opened)
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
    opened.entries.back()
    assert.isFalse(layer.isOpen)
    assert.deepStrictEqual([...opened.entries.all, ...opened.arrivals], ["/m/home"])
  })

  it("going back closes only the highest of two layers", () => {
    const opened = open()
    const [lower, upper] = [layerOn(opened), layerOn(opened)]
    opened.entries.back()
    assert.deepStrictEqual([lower.isOpen, upper.isOpen], [true, false])
    opened.entries.back()
    assert.isFalse(lower.isOpen)
  })

  it("a layer that closes by itself loses its entry", async () => {
    const opened = open()
    layerOn(opened).close()
    await soon()
    assert.deepStrictEqual([...opened.entries.all, ...opened.arrivals], ["/m/home"])
  })

  it("a layer that opens in place of another takes its entry", async () => {
    const opened = open("/m/home", true)
    layerOn(opened).close()
    layerOn(opened)
    await soon()
    opened.arrive()
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
  })

  it("a layer that stays open when the player goes back gets an entry again", async () => {
    const { openLayer, entries } = open()
    let asked = 0
    openLayer(() => asked++)
    entries.back()
    await soon()
    assert.strictEqual(asked, 1)
    assert.deepStrictEqual(entries.all, ["/m/home", "/m/home"])
  })

  it("going forward to the entry of a closed layer leads back to the page", async () => {
    const opened = open()
    layerOn(opened)
    opened.entries.back()
    await soon()
    opened.entries.forward()
    await soon()
    assert.deepStrictEqual([...opened.entries.all, ...opened.arrivals], ["/m/home"])
  })

  it.each(["push", "replace"] as const)(
    "leave no entry of the layer behind after a %s to another page",
    (way) => {
      const opened = open("/m/home", true)
      layerOn(opened)
      run(opened.address[way]("/m/help"))
      assert.strictEqual(run(opened.address.current), "/m/help")
      opened.arrive()
      const before = way === "push" ? ["/m/home"] : []
      assert.deepStrictEqual(opened.entries.all, [...before, "/m/help"])
      assert.deepStrictEqual(opened.arrivals, [`${way} /m/help`])
    },
  )

  it("a layer stays the last entry when the query of its page changes", () => {
    const opened = open()
    const layer = layerOn(opened)
    run(opened.address.replace("/m/home?a=1"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home?a=1", "/m/home?a=1"])
    opened.entries.back()
    assert.isFalse(layer.isOpen)
  })

  it("the app's step back with an open layer leads to the page before", () => {
    const opened = open()
    run(opened.address.push("/m/help"))
    layerOn(opened)
    run(opened.address.back("/m/home"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
  })

  it("leaving the app with an open layer goes back over its entry first, also when the layer then closes", async () => {
    const opened = open("/m/home", true)
    const layer = layerOn(opened)
    run(opened.address.leaveFor("https://outside.example/"))
    layer.close()
    await soon()
    assert.deepStrictEqual(opened.entries.left, [])
    opened.arrive()
    await soon()
    opened.arrive()
    assert.deepStrictEqual(opened.entries.left, ["https://outside.example/"])
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
  })

  it("an open layer gets an entry again two seconds after a download, which keeps the page", () => {
    const opened = open()
    const layer = layerOn(opened)
    run(opened.address.leaveFor("https://outside.example/app.apk"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
    vi.advanceTimersByTime(millis(timings.downloadStart))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
    opened.entries.back()
    assert.isFalse(layer.isOpen)
  })

  it("a layer that closes after a download gets no entry again", () => {
    const opened = open()
    const layer = layerOn(opened)
    run(opened.address.leaveFor("https://outside.example/app.apk"))
    layer.close()
    vi.advanceTimersByTime(millis(timings.downloadStart))
    assert.deepStrictEqual(opened.entries.all, ["/m/home"])
  })

  it("a layer of the page before gets no entry on the page that follows a download", () => {
    const opened = open()
    layerOn(opened)
    run(opened.address.leaveFor("https://outside.example/app.apk"))
    run(opened.address.push("/m/help"))
    vi.advanceTimersByTime(millis(timings.downloadStart))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/help"])
  })

  it("a step of the player to another page closes no layer itself", () => {
    const opened = open()
    run(opened.address.push("/m/help"))
    const layer = layerOn(opened)
    opened.entries.go(-2)
    assert.isTrue(layer.isOpen)
    assert.deepStrictEqual(opened.arrivals, ["push /m/help", "step /m/home"])
  })

  it("a reload on the entry of a layer goes back to the page, and counts as a start", async () => {
    const { entries } = open()
    entries.push("/m/home", { madeByApp: true, layers: 1 })
    const address = make(entries)
    address.addLayers(withLayers)
    await soon()
    assert.deepStrictEqual(entries.all, ["/m/home"])
    assert.strictEqual(address.place().arrival, "start")
  })

  it("back under a layer that a reload left replaces the first entry of the app with the parent", async () => {
    const entries = memoryEntries("/m/gameRecord")
    entries.push("/m/gameRecord", { layers: 1 })
    const address = make(entries)
    address.addLayers(withLayers)
    run(address.back("/m/member/home"))
    await soon()
    assert.deepStrictEqual(entries.all, ["/m/member/home"])
  })

  it("navigation continues after two seconds when the browser drops a step", () => {
    const opened = open("/m/home", true)
    layerOn(opened)
    run(opened.address.push("/m/help"))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home"])
    vi.advanceTimersByTime(millis(timings.historyStep))
    assert.deepStrictEqual(opened.entries.all, ["/m/home", "/m/home", "/m/help"])
  })

  it("scrolling is held for the step back to the page, and released there", async () => {
    const modes: Array<string> = []
    const entries = memoryEntries("/m/home")
    const address = make({ ...entries, setScrolling: (by) => modes.push(by) })
    const remove = address.addLayers(withLayers)(() => {})
    remove()
    await soon()
    assert.deepStrictEqual(modes, ["manual", "auto"])
  })
})
