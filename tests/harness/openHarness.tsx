import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"

import { render } from "#app/boot/render.tsx"
import { type Options, startOn } from "#app/boot/startApp.ts"
import { paths } from "#config/paths.ts"
import { memoryEntries } from "#fixtures/memoryEntries.ts"
import { makeWorld, type World } from "#fixtures/world.ts"
import type { Call } from "#gateway/Call.ts"
import { domainRoute } from "#gateway/calls/frame/origins.ts"
import { Transport } from "#gateway/Transport.ts"
import { type Clock, installClock } from "#harness/clock/clock.ts"
import { makeHarness } from "#harness/control.ts"
import { openDock } from "#harness/dock/open.tsx"
import { makeMotion } from "#harness/clock/motion.ts"
import { installPlatform } from "#harness/device/platform.ts"
import { makeReport } from "#harness/report/harnessLog.ts"
import { makeRunningState } from "#harness/report/runningState.ts"
import * as Scenario from "#harness/scenario/scenario.ts"
import { makeAppHost, type Mount } from "#harness/appHost.ts"
import { storedKeys } from "#harness/scenario/storedKeys.ts"
import { noView } from "#harness/scenario/view.ts"
import { deviceOf } from "#harness/device/deviceStorage.ts"
import { Address, make as makeAddress } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { ResponseCache } from "#platform/ResponseCache.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { sizeNotice } from "#platform/deployment/pageReports.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { layerLobbyCache } from "#services/home/lobbyCache.ts"
import { layerServices } from "#services/layer.ts"
import { RequestPolicyLog } from "#services/RequestPolicyLog.ts"
import { recordTexts } from "#tests/support/liveRegions.ts"
import { layerWorld } from "#tests/support/gatewayClient.ts"

export interface OpenOptions {
  /** The id of a persona; the guest by default. */
  readonly persona?: string
  readonly path?: string
  /** The text of a scenario, such as `scale:few,theme:light`. */
  readonly scenario?: string
  /** Whether the app runs; by default it does. */
  readonly hasApp?: boolean
  /** Whether all phones have one simulated gateway. */
  readonly isOneGateway?: boolean
}

/** Removes after the test what it adds to the window, and fails it for an error in the console. */
const guardWindow = (): void => {
  const added: Array<Parameters<Window["addEventListener"]>> = []
  const own = window.addEventListener
  Object.assign(window, {
    addEventListener: (...given: Parameters<Window["addEventListener"]>) => {
      added.push(given)
      own.apply(window, given)
    },
  })
  const matchMedia = window.matchMedia.bind(window)
  const problems = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => {
    for (const [type, listener, options] of added) window.removeEventListener(type, listener, options)
    Object.assign(window, { addEventListener: own, matchMedia })
    for (const name of ["userAgent", "standalone", "onLine"]) Reflect.deleteProperty(navigator, name)
    for (const name of ["theme", "motion"]) delete document.documentElement.dataset[name]
    document.documentElement.lang = "en"
    localStorage.clear()
    sessionStorage.clear()
    const errors = problems.mock.calls.map((parts) => parts.map(String).join(" "))
    problems.mockRestore()
    expect(errors.filter((each) => !sizeNotice.test(each))).toEqual([])
  })
}

type Run = (...given: ReadonlyArray<unknown>) => void

/** A clock of the harness in place of the global one, until the test ends. */
const takeClock = (): Clock => {
  const nowOfDevice = performance.now.bind(performance)
  const own = { Date, Promise, setTimeout, clearTimeout, setInterval, clearInterval }
  const repeats: Array<ReturnType<typeof setInterval>> = []
  // The clock's timers are numbers, as those of a window are; Node's are objects that become numbers.
  const clearTimer = (id?: number) =>
    id === undefined ? undefined : own.clearTimeout.call(globalThis, String(id))
  const host = {
    Date,
    Promise,
    performance: { now: nowOfDevice },
    setTimeout: (run: Run, wait?: number, ...given: ReadonlyArray<unknown>) =>
      Number(own.setTimeout.call(globalThis, () => run(...given), wait)),
    clearTimeout: (id?: number) => clearTimer(id),
    setInterval: (run: Run, wait?: number, ...given: ReadonlyArray<unknown>) => {
      const timer = own.setInterval.call(globalThis, () => run(...given), wait)
      repeats.push(timer)
      return Number(timer)
    },
    clearInterval: (id?: number) => clearTimer(id),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
  }
  const clock = installClock(host)
  Object.assign(globalThis, {
    Date: host.Date,
    setTimeout: host.setTimeout,
    clearTimeout: host.clearTimeout,
    setInterval: host.setInterval,
    clearInterval: host.clearInterval,
  })
  Object.defineProperty(performance, "now", { value: host.performance.now, configurable: true })
  onTestFinished(() => {
    Object.assign(globalThis, own)
    Reflect.deleteProperty(performance, "now")
    for (const timer of repeats) own.clearInterval.call(globalThis, timer)
  })
  return clock
}

/** The wire between the app and the world, which counts the requests under way. */
const makeWire = async (world: World) => {
  const { carry } = await Effect.runPromise(Effect.service(Transport).pipe(Effect.provide(layerWorld(world))))
  let running = 0
  const layer = Layer.succeed(Transport)({
    carry: (request) =>
      Effect.suspend(() => {
        running += 1
        return Effect.ensuring(
          carry(request),
          Effect.sync(() => {
            running -= 1
          }),
        )
      }),
  })
  return { layer, requests: { areRunning: () => running > 0, changedAt: () => Number.NEGATIVE_INFINITY } }
}

/** A device whose refetches after "online" wait for no random time. */
const layerSoon = Layer.effect(Device)(
  Effect.map(Effect.service(Device), (device) => ({ ...device, visitSeed: 0 })),
)

/** The app as the harness mounts it: the product's own services, but the wire and the address bar. */
const mountOn =
  (wire: Layer.Layer<Transport>, address: Layer.Layer<Address>): Mount =>
  (root, { requestPolicyLog = () => {}, machineLog, host }: Options = {}) => {
    const ground = Layer.mergeAll(
      Storage.layer,
      layerSoon.pipe(Layer.provide(Device.layerAt(host))),
      address,
      ServiceLinks.layer,
      wire,
      layerLobbyCache.pipe(Layer.provide(ResponseCache.layer)),
      Layer.succeed(RequestPolicyLog)(requestPolicyLog),
    )
    const runtime = ManagedRuntime.make(layerServices.pipe(Layer.provideMerge(ground)), {
      memoMap: Layer.makeMemoMapUnsafe(),
    })
    return render(root, startOn(runtime, { machineLog }))
  }

/** The window of a page whose address bar is the test's. */
const windowAt = (entries: ReturnType<typeof memoryEntries>): Window & typeof globalThis => {
  const at = () => new URL(entries.url(), location.origin)
  const own: Readonly<Record<PropertyKey, unknown>> = {
    location: {
      origin: location.origin,
      get href() {
        return at().href
      },
      get pathname() {
        return at().pathname
      },
      get search() {
        return at().search
      },
    },
    history: {
      pushState: (state: unknown, _title: string, url: string) => entries.push(url, state),
      go: entries.go,
      back: entries.back,
      forward: entries.forward,
    },
  }
  return new Proxy(window, { get: (target, name) => own[name] ?? Reflect.get(target, name) })
}

/** The whole harness around the whole app, on a simulated gateway in the same process. Its dock is open. */
export const openHarness = async ({
  persona = "guest",
  path = paths.home,
  scenario = "",
  hasApp = true,
  isOneGateway = false,
}: OpenOptions = {}) => {
  guardWindow()
  const clock = takeClock()
  const opening = Scenario.read(`persona:${persona},${scenario}`)
  const start: Scenario.Opening = { ...opening, view: noView, page: undefined, build: "" }
  const { settings, surroundings, visitor } = start.scenario
  const world = await makeWorld(settings, { now: clock.now, seed: "page", faultsWait: true })
  const device = deviceOf(window)
  localStorage.setItem(storageItems.reduceMotion.key, "1")
  device.choose(visitor)
  device.hold(await world.signInAs(persona, Scenario.merchantOf(start.scenario)))
  const platform = installPlatform(window)
  platform.choose(surroundings)
  const report = makeReport(world.log)
  const running = makeRunningState(report, clock.now)
  const root = document.createElement("div")
  document.body.append(root)
  const { layer, requests } = await makeWire(world)
  const entries = memoryEntries(path)
  const own = windowAt(entries)
  let stop = () => {}
  const mount = mountOn(
    layer,
    Layer.sync(Address, () => Address.of(makeAddress(entries))),
  )
  const mounted: Mount = (...given) => (stop = hasApp ? mount(...given) : () => {})
  const connectAs = makeAppHost(mounted, root, running, platform)
  const harness = makeHarness({
    world,
    clock,
    motion: makeMotion(Object.assign(document, { getAnimations: () => [] })),
    platform,
    device,
    report,
    running,
    requests,
    tabs: { isShared: true, report: () => {}, listen: () => {}, startOver: () => {} },
    tabClock: { store: () => Promise.resolve(), takeNewer: () => undefined },
    restart: connectAs.start,
    isOneGateway,
    window: own,
    start,
  })
  recordTexts()
  connectAs.start()
  sessionStorage.setItem(storedKeys.forms, JSON.stringify({ "Dock open": true }))
  let closeDock = openDock(harness, clock.natives)
  onTestFinished(() => {
    closeDock()
    stop()
    root.remove()
  })
  // The last call after the first paint. A site that is closed makes none.
  if (hasApp && settings.status === "ok")
    await expect.poll(() => world.log.entries().some((call) => call.path === domainRoute.path)).toBe(true)
  return {
    harness,
    world,
    /** Opens the dock again as after a reload. */
    reload: () => {
      window.dispatchEvent(new Event("pagehide"))
      closeDock()
      closeDock = openDock(harness, clock.natives)
      return dockIn()
    },
    ...dockIn(),
    ...logOf(harness),
    ...addressBar(entries),
    rests: () => untilIdle(requests),
  }
}

/** The dock, and how a tester uses it. */
const dockIn = () => {
  const inside = document.querySelector("harness-dock")?.shadowRoot?.lastElementChild
  if (!(inside instanceof HTMLElement)) throw new Error("The dock is not open.")
  const dock = page.elementLocator(inside).getByRole("region", { name: "Harness" })
  const press = (name: string) => dock.getByRole("button", { name, exact: true }).click()
  const openPanel = async (name: string) => {
    await dock
      .getByRole("tablist")
      .getByText(new RegExp(`^${name}`))
      .click()
    return dock.getByRole("tabpanel")
  }
  /** Presses buttons of a panel, by their whole names. */
  const presses = async (panel: string, ...names: ReadonlyArray<string | RegExp>): Promise<void> => {
    const open = await openPanel(panel)
    for (const name of names) await open.getByRole("button", { name, exact: true }).click()
  }
  const flips = async (panel: string, name: string | RegExp): Promise<void> =>
    (await openPanel(panel)).getByLabelText(name).click()
  return { dock, press, openPanel, presses, flips }
}

/** Waits until no request has run for a while. */
const untilIdle = async ({ areRunning }: { readonly areRunning: () => boolean }): Promise<void> => {
  let looks = 0
  const look = () => {
    looks = areRunning() ? 0 : looks + 1
    return looks
  }
  await expect.poll(look).toBeGreaterThan(10)
}

const addressBar = (entries: ReturnType<typeof memoryEntries>) => {
  const at = entries.url
  return {
    /** Path and query of the app's address. */
    at,
    /** Goes to an address as by a navigation in the history, and waits for where it leads. */
    goes: async (path: string, end: string = path): Promise<void> => {
      entries.push(path, null)
      entries.go(0)
      await expect.poll(at).toBe(end)
    },
  }
}

const logOf = (harness: ReturnType<typeof makeHarness>) => ({
  /** A header of the calls in the log. */
  sent: (header: string): ReadonlyArray<string | undefined> =>
    harness
      .log()
      .flatMap((line) =>
        line.kind === "call" ? [new Map(Object.entries(line.headers ?? {})).get(header)] : [],
      ),
  /** The calls of the log, oldest first. */
  callsTo: ({ path }: Pick<Call<unknown, unknown>, "path">) =>
    harness.log().flatMap((line) => (line.kind === "call" && line.path === path ? [line] : [])),
  /** The outcomes of a policy in the log. */
  outcomesOf: (policy: string) =>
    harness.log().flatMap((line) => (line.kind === "policy" && line.policy === policy ? [line.outcome] : [])),
})
