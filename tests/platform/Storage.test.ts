import { afterEach, assert, describe, vi } from "@effect/vitest"
import { Effect, Schema } from "effect"

import { type Area, memoryAreas, type StorageItem, Storage } from "#platform/Storage.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const Count = Schema.fromJsonString(Schema.Struct({ count: Schema.Finite }))
const counter: StorageItem<typeof Count.Type> = {
  key: "COUNTER",
  area: "local",
  codec: Count,
  fallback: { count: 0 },
}
const visit: StorageItem<string> = { key: "VISIT", area: "session", codec: Schema.String, fallback: "" }

const open = (areas = memoryAreas()) => Effect.provide(Storage, Storage.layerMemory(areas))
const openBrowser = Effect.provide(Storage, Storage.layer)

const area = (change: Partial<Area> = {}): Area => ({ ...memoryAreas().local, ...change })
const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
}

const stub = (local: Area, session: Area = area()) => {
  vi.stubGlobal("localStorage", local)
  vi.stubGlobal("sessionStorage", session)
}

/** Blocked storage throws on any access. */
const forbid = () => {
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, undefined)
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse })
  }
}

describe("storage", () => {
  itEffect("writes a value under its item's key and area, and reads the same value", function* () {
    const areas = memoryAreas()
    const { get, remove, set } = yield* open(areas)
    yield* set(counter, { count: 3 })
    yield* set(visit, "once")
    assert.strictEqual(areas.local.getItem("COUNTER"), '{"count":3}')
    assert.strictEqual(areas.session.getItem("VISIT"), "once")
    assert.isNull(areas.session.getItem("COUNTER"))
    assert.deepStrictEqual(yield* get(counter), { count: 3 })
    yield* remove(counter)
    assert.deepStrictEqual(yield* get(counter), { count: 0 })
  })

  itEffect("a malformed stored value decodes to the item's default", function* () {
    for (const foreign of ["{broken", "", "null", "7", '{"count":"3"}', '{"kount":3}', "[object Object]"]) {
      const areas = memoryAreas()
      areas.local.setItem("COUNTER", foreign)
      const { get } = yield* open(areas)
      assert.deepStrictEqual(yield* get(counter), { count: 0 })
      assert.strictEqual(areas.local.getItem("COUNTER"), '{"count":0}')
    }
  })

  itEffect("clearTab empties the session storage only", function* () {
    const areas = memoryAreas()
    areas.local.setItem("COUNTER", "kept")
    areas.session.setItem("VISIT", "gone")
    areas.session.setItem("FOREIGN", "gone too")
    yield* (yield* open(areas)).clearTab
    assert.strictEqual(areas.local.getItem("COUNTER"), "kept")
    assert.isNull(areas.session.getItem("VISIT"))
    assert.isNull(areas.session.getItem("FOREIGN"))
  })
})

describe("a value that must be written to the storage", () => {
  itEffect.each([
    ["keeps", (local: Area): Area => local, true],
    ["refuses", (local: Area): Area => ({ ...local, setItem: refuse }), false],
    ["forgets", (local: Area): Area => ({ ...local, setItem: () => {} }), false],
    [
      "changes",
      (local: Area): Area => ({ ...local, setItem: (key) => local.setItem(key, '{"count":8}') }),
      false,
    ],
  ] as const)("setLasting succeeds only if the storage %s the value", function* ([, areaOf, isStored]) {
    const areas = { ...memoryAreas(), local: areaOf(memoryAreas().local) }
    const { setLasting } = yield* open(areas)
    assert.strictEqual(yield* setLasting(counter, { count: 3 }), isStored)
  })

  itEffect("a value that setLasting cannot write is not kept in memory", function* () {
    const areas = { ...memoryAreas(), local: area({ setItem: refuse }) }
    const { get, setLasting } = yield* open(areas)
    yield* setLasting(counter, { count: 3 })
    assert.deepStrictEqual(yield* get(counter), { count: 0 })
  })
})

describe("browser storage", () => {
  afterEach(() => void vi.unstubAllGlobals())

  itEffect("a value is kept in memory until the tab closes when the storage is full", function* () {
    const local = area()
    local.setItem("COUNTER", '{"count":1}')
    stub({ ...local, setItem: refuse }, area({ setItem: refuse }))
    const { get, set } = yield* openBrowser
    assert.deepStrictEqual(yield* get(counter), { count: 1 })
    yield* set(counter, { count: 2 })
    yield* set(visit, "once")
    assert.deepStrictEqual([yield* get(counter), yield* get(visit)], [{ count: 2 }, "once"])
  })

  itEffect("a value is read from the storage again when a later write succeeds", function* () {
    const backing = area()
    const setItem = vi.fn<Area["setItem"]>(backing.setItem).mockImplementationOnce(refuse)
    stub({ ...backing, setItem })
    const { get, set } = yield* openBrowser
    yield* set(counter, { count: 2 })
    yield* set(counter, { count: 3 })
    backing.setItem("COUNTER", '{"count":4}')
    assert.deepStrictEqual(yield* get(counter), { count: 4 })
  })

  itEffect("a value in memory gives way to what another tab stores, and to what it removes", function* () {
    const backing = area()
    const window = new EventTarget()
    vi.stubGlobal("window", window)
    const setItem = vi.fn<Area["setItem"]>(backing.setItem).mockImplementation(refuse)
    stub({ ...backing, setItem })
    const { get, set, watch } = yield* openBrowser
    const seen: Array<number> = []
    watch(counter, () => seen.push(Effect.runSync(get(counter)).count))
    yield* set(counter, { count: 2 })
    backing.setItem("COUNTER", '{"count":4}')
    assert.deepStrictEqual(yield* get(counter), { count: 4 })
    backing.removeItem("COUNTER")
    yield* set(counter, { count: 3 })
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "COUNTER" }))
    assert.deepStrictEqual([seen, yield* get(counter)], [[0], { count: 0 }])
  })

  itEffect("a value is kept in memory until the tab closes when storage is blocked", function* () {
    forbid()
    const { clearTab, get, remove, set } = yield* openBrowser
    assert.deepStrictEqual(yield* get(counter), { count: 0 })
    yield* set(counter, { count: 2 })
    assert.deepStrictEqual(yield* get(counter), { count: 2 })
    yield* remove(counter)
    yield* set(visit, "once")
    yield* clearTab
    assert.deepStrictEqual([yield* get(counter), yield* get(visit)], [{ count: 0 }, ""])
  })

  itEffect("reports another tab's changes until the listener unsubscribes", function* () {
    stub(area())
    const window = new EventTarget()
    vi.stubGlobal("window", window)
    const tell = (key: string | null) => window.dispatchEvent(Object.assign(new Event("storage"), { key }))
    const listener = vi.fn<() => void>()
    const stop = (yield* openBrowser).watch(counter, listener)
    tell("OTHER")
    assert.strictEqual(listener.mock.calls.length, 0)
    tell("COUNTER")
    tell(null)
    assert.strictEqual(listener.mock.calls.length, 2)
    stop()
    tell("COUNTER")
    assert.strictEqual(listener.mock.calls.length, 2)
  })
})
