import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import type { BootPlan } from "#app/boot/plan.ts"
import { timings } from "#config/timings.ts"
import { AppWorker, appOf } from "#platform/AppWorker.ts"
import { longestWait } from "#tools/test/waits.ts"
import { fork } from "#tests/support/fork.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const makeTarget = () => {
  const listeners: Array<string> = []
  const last = { listener: () => {} }
  return {
    listeners,
    last,
    addEventListener: (type: string, listener: () => void) => {
      listeners.push(type)
      last.listener = listener
    },
    removeEventListener: (type: string) => void listeners.splice(listeners.indexOf(type), 1),
  }
}

const appWorker = Effect.provide(AppWorker, AppWorker.layer)

afterEach(() => vi.unstubAllGlobals())

/** A registration of the worker, with the events that it has reported. */
const register = Effect.fnUntraced(function* (workers: object = {}, controller: object | null = null) {
  const registration = { ...makeTarget(), ...workers }
  const container = { ...makeTarget(), controller, register: () => Promise.resolve(registration) }
  vi.stubGlobal("navigator", { serviceWorker: container })
  vi.stubGlobal("window", {})
  const worker = yield* appWorker
  const events: Array<string> = []
  const fiber = yield* fork(worker.register("/sw.js", (event) => events.push(event)))
  yield* Effect.promise(() => vi.waitFor(() => assert.lengthOf(registration.listeners, 1), longestWait))
  return { registration, container, events, fiber }
})

describe("the service worker's registration", () => {
  itEffect("an interrupted registration removes its listeners from the worker", function* () {
    const { registration, container, fiber } = yield* register()
    assert.deepStrictEqual(container.listeners, ["controllerchange"])
    yield* Fiber.interrupt(fiber)
    assert.deepStrictEqual([container.listeners, registration.listeners], [[], []])
  })
})

describe("the document of a visited page", () => {
  const plan = (entry: string, files = '"files":[]') => `<script>{"entry":"${entry}",${files}}</script>`
  const deployed = `{"merchant":"moon"}`

  it.each([
    ["of the running version", plan("a") + deployed, ["/m/login"]],
    ["of another version", plan("b") + deployed, []],
    ["of another deployment", plan("a"), []],
    ["that is the general one", plan("a", "") + deployed, []],
  ])("is stored for the worker, if it is the document %s", async (_which, html, expected) => {
    const put: Array<string> = []
    const fetched = vi.fn<(path: string) => Promise<Response>>(() => Promise.resolve(new Response(html)))
    vi.stubGlobal("fetch", fetched)
    vi.stubGlobal("location", { pathname: "/m/login" })
    vi.stubGlobal("document", {
      getElementById: (id: string) => ({ textContent: id === "deployment" ? deployed : plan("a") }),
    })
    const cache = { match: () => Promise.resolve(undefined), put: (path: string) => put.push(path) }
    vi.stubGlobal("caches", { open: () => Promise.resolve(cache) })
    await Effect.runPromise(Effect.scoped(register({ installing: null }, {})))
    await vi.waitFor(() => assert.lengthOf(fetched.mock.calls, 1), longestWait)
    await new Promise((done) => setTimeout(done))
    assert.deepStrictEqual(put, expected)
  })
})

describe("detection of a newer version", () => {
  itEffect("a waiting version next to an active version counts as newer", function* () {
    const [active, waiting] = [{}, {}]
    const { events } = yield* register({ active, waiting, installing: null }, active)
    assert.deepStrictEqual(events, ["cached", "waiting"])
  })

  itEffect("a version that another tab activates counts as newer", function* () {
    const { container, events } = yield* register({ installing: null }, {})
    container.controller = {}
    container.last.listener()
    assert.deepStrictEqual(events, ["cached", "waiting"])
  })

  itEffect("the first version is not newer, even if it is already WebKit's controller", function* () {
    const waiting = {}
    const { events } = yield* register({ active: null, waiting, installing: null }, waiting)
    assert.deepStrictEqual(events, ["cached"])
  })
})

describe("a newer version that is waiting", () => {
  /** A registration with a waiting worker; `activate` is what the browser does when the worker becomes active. */
  const stubWaiting = (onMessage: (activate: () => void) => void) => {
    const container = new EventTarget()
    const activate = () => void container.dispatchEvent(new Event("controllerchange"))
    const messages: Array<unknown> = []
    let reloads = 0
    const waiting = {
      postMessage: (message: unknown) => {
        messages.push(message)
        onMessage(activate)
      },
    }
    vi.stubGlobal("navigator", {
      serviceWorker: Object.assign(container, { getRegistration: () => Promise.resolve({ waiting }) }),
    })
    vi.stubGlobal("location", { reload: () => (reloads += 1) })
    return { activate, messages, reloads: () => reloads }
  }

  const apply = Effect.flatMap(appWorker, ({ applyUpdate }) => fork(applyUpdate))

  itEffect("is activated by a message, then the page reloads once", function* () {
    const { messages, reloads } = stubWaiting((activate) => activate())
    const fiber = yield* apply
    yield* Fiber.join(fiber)
    assert.deepStrictEqual(messages, [{ type: "SKIP_WAITING" }])
    yield* TestClock.adjust(timings.updatePatience)
    assert.strictEqual(reloads(), 1)
  })

  itEffect("a newer version that stays inactive reloads the page, and again when it is active", function* () {
    const { activate, messages, reloads } = stubWaiting(() => {})
    const fiber = yield* apply
    yield* Effect.promise(() => vi.waitFor(() => assert.lengthOf(messages, 1), longestWait))
    assert.strictEqual(reloads(), 0)
    yield* TestClock.adjust(timings.updatePatience)
    assert.strictEqual(reloads(), 1)
    activate()
    yield* Fiber.join(fiber)
    assert.strictEqual(reloads(), 2)
  })
})

describe("an update whose newer version has not been downloaded", () => {
  /** A page of version 1 with a service worker, and the site that serves `page`. */
  const stubPage = (page: string) => {
    const done: Array<string> = []
    const registration = { unregister: () => Promise.resolve(void done.push("unregister")) }
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
    vi.stubGlobal("location", { reload: () => void done.push("reload") })
    vi.stubGlobal("document", { getElementById: () => ({ textContent: planOf(1) }) })
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(page)))
    return done
  }
  const planOf = (version: number) => JSON.stringify({ entry: `/assets/entry-${version}.js` })

  itEffect.each([
    { site: "serves a newer version", page: planOf(2), done: ["unregister", "reload"] },
    { site: "serves the running version", page: planOf(1), done: ["reload"] },
    { site: "is unavailable", page: "<title>Bad gateway</title>", done: ["reload"] },
  ])("unregisters the worker only for a newer version: the site $site", function* ({ page, done }) {
    const found = stubPage(page)
    const { applyUpdate } = yield* appWorker
    yield* applyUpdate
    assert.deepStrictEqual(found, done)
  })
})

it("the version of a page is the script address in the page's boot plan", () => {
  const plan: Pick<BootPlan, "entry"> = { entry: "/assets/entry-1.js" }
  assert.strictEqual(appOf(`<script id="plan">${JSON.stringify(plan)}</script>`), plan.entry)
  assert.strictEqual(appOf("<title>Bad gateway</title>"), "")
})
