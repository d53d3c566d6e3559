import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect, Fiber } from "effect"

import { Device, hourOf } from "#platform/Device.ts"
import { fork } from "#tests/support/fork.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const stubBrowser = (browser: { online?: boolean; standalone?: boolean; displayMode?: boolean } = {}) => {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" })
  const navigator = {
    userAgent: "agent",
    onLine: browser.online ?? true,
    ...(browser.standalone === undefined ? {} : { standalone: browser.standalone }),
  }
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", document)
  vi.stubGlobal("navigator", navigator)
  vi.stubGlobal("location", { host: "m.example:8443", origin: "https://m.example:8443" })
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(display-mode: standalone)" && (browser.displayMode ?? false),
  }))
  return { window, document, navigator }
}

const device = Effect.provide(Device, Device.layer)

describe("local clock", () => {
  it("the hour of the local clock contains the minutes as a fraction", () => {
    assert.strictEqual(hourOf(new Date(2026, 10, 2, 14, 0)), 14)
    assert.strictEqual(hourOf(new Date(2026, 10, 2, 14, 30)), 14.5)
    assert.strictEqual(hourOf(new Date(2026, 10, 2, 0, 0)), 0)
    assert.isBelow(hourOf(new Date(2026, 10, 2, 23, 59)), 24)
  })
})

describe("device", () => {
  afterEach(() => void vi.unstubAllGlobals())

  itEffect.each([
    [{}, false],
    [{ standalone: false }, false],
    [{ standalone: true }, true],
    [{ displayMode: true }, true],
  ] as const)("the browser %j is standalone: %s", function* ([browser, expected]) {
    stubBrowser(browser)
    const { isStandalone, userAgent } = yield* (yield* device).platform
    assert.strictEqual(isStandalone, expected)
    assert.strictEqual(userAgent, "agent")
  })

  it("a device whose network returns without an event reports online within five seconds", async () => {
    vi.useFakeTimers()
    const { window, navigator } = stubBrowser()
    const events: Array<string> = []
    const stop = Effect.runSync(device).watch((event) => events.push(event))
    navigator.onLine = false
    window.dispatchEvent(new Event("offline"))
    await vi.advanceTimersByTimeAsync(60_000)
    assert.deepStrictEqual(events, ["offline"])
    navigator.onLine = true
    await vi.advanceTimersByTimeAsync(5000)
    assert.deepStrictEqual(events, ["offline", "online"])
    await vi.advanceTimersByTimeAsync(60_000)
    assert.lengthOf(events, 2)
    stop()
    vi.useRealTimers()
  })

  itEffect("untilOnline waits until the device is online", function* () {
    const { window, navigator } = stubBrowser({ online: false })
    const { isOnline, untilOnline } = yield* device
    const fiber = yield* fork(untilOnline)
    assert.isUndefined(fiber.pollUnsafe())
    navigator.onLine = true
    window.dispatchEvent(new Event("online"))
    yield* Fiber.join(fiber)
    yield* untilOnline
    assert.isTrue(yield* isOnline)
  })

  itEffect("afterNextPaint waits for two animation frames without delaying either", function* () {
    stubBrowser()
    const frames: Array<() => void> = []
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
    const { afterNextPaint } = yield* device
    const fiber = yield* fork(afterNextPaint)
    frames.shift()?.()
    assert.isUndefined(fiber.pollUnsafe())
    frames.shift()?.()
    assert.isUndefined(fiber.pollUnsafe())
    yield* Fiber.join(fiber)
  })

  itEffect("afterNextPaint returns at once in a hidden tab", function* () {
    const { document } = stubBrowser()
    document.visibilityState = "hidden"
    yield* (yield* device).afterNextPaint
  })

  itEffect("sets the app badge if the browser supports badges, and ignores a rejection", function* () {
    const { navigator } = stubBrowser()
    const { setBadge } = yield* device
    yield* setBadge(2)
    const badges: Array<number> = []
    const setAppBadge = (count: number) => {
      badges.push(count)
      return Promise.reject(new Error("not installed"))
    }
    Object.assign(navigator, { setAppBadge })
    yield* setBadge(3)
    assert.deepStrictEqual(badges, [3])
  })

  itEffect("the device reports its events until the listener unsubscribes", function* () {
    const { window, document } = stubBrowser()
    const calls: Array<string> = []
    const stop = (yield* device).watch((event) => calls.push(event))
    const happen = () => {
      window.dispatchEvent(new Event("offline"))
      window.dispatchEvent(new Event("online"))
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }))
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
      document.visibilityState = "hidden"
      document.dispatchEvent(new Event("visibilitychange"))
      document.visibilityState = "visible"
      document.dispatchEvent(new Event("visibilitychange"))
    }
    happen()
    assert.deepStrictEqual(calls, ["offline", "online", "restored", "shown"])
    stop()
    happen()
    assert.lengthOf(calls, 4)
  })

  itEffect("the browser's install prompt is stored, and can be opened once", function* () {
    const { window } = stubBrowser()
    const done: Array<string> = []
    const { install, isInstallable, watch } = yield* device
    const stop = watch((event) => done.push(event))
    assert.isFalse(yield* isInstallable)
    const prompt = () => Promise.resolve(void done.push("asked"))
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })
    window.dispatchEvent(offer)
    assert.isTrue(offer.defaultPrevented, "the browser shows no bar of its own")
    assert.isTrue(yield* isInstallable)
    yield* install
    yield* install
    assert.isFalse(yield* isInstallable)
    assert.deepStrictEqual(done, ["installOffer", "asked"])
    window.dispatchEvent(offer)
    window.dispatchEvent(new Event("appinstalled"))
    assert.isFalse(yield* isInstallable, "the app is installed")
    assert.deepStrictEqual(done.slice(2), ["installOffer", "installOffer"])
    stop()
  })
})
