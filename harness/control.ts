import * as Personas from "#fixtures/personas.ts"
import * as Settings from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"

import { onUserEvent } from "./userEvents.ts"
import type { Harness } from "./api.ts"
import { bugReport } from "./report/bugReport.ts"
import { burst } from "./report/bursts.ts"
import { takePicture } from "./report/picture.ts"
import { followTabs, makeClockActions } from "./clock/clockActions.ts"
import { makeGatewayActions } from "./gateway/gatewayActions.ts"
import { logInByApp } from "./device/justLoggedIn.ts"
import type { ActionTools, Dependencies } from "./dependencies.ts"
import { makeListeners } from "./listeners.ts"
import { makeWhenIdle } from "./networkIdle.ts"
import * as Scenario from "./scenario/scenario.ts"
import { makeSharing, showView } from "./scenario/scenarioLinks.ts"
import { keep } from "./scenario/stored.ts"
import type { Device } from "./device/deviceStorage.ts"

/** Settings that the system-status response contains. The app fetches that response at its start and every five minutes. */
const withStatus: ReadonlyArray<keyof Settings.Settings> = ["status", "templates", "resourcesOff"]

/** Creates the harness, which stores each change and notifies the app and the listeners. */
export const makeHarness = (dependencies: Dependencies): Harness => {
  const { world, device, report, restart } = dependencies
  const tools = makeActionTools(dependencies)
  const restartSession = makeRestartSession(dependencies, tools)
  const sharing = makeSharing(dependencies, tools)
  const startFaults = makeStartFaults(world, tools)
  const picture = () => takePicture(dependencies.window, dependencies.clock.natives)
  onUserEvent(dependencies.window, startFaults)
  void showView(dependencies, tools, dependencies.start.view)
  followTabs(dependencies, tools)
  return {
    scenario: tools.scenario,
    notice: tools.notice,
    isTabSeparate: () => !dependencies.tabs.isShared,
    isOneGateway: () => dependencies.isOneGateway,
    signInAs: tools.signInAs,
    setJustLoggedIn: async (justLoggedIn) => {
      tools.setEnvironment({ justLoggedIn })
      if (justLoggedIn) await tools.signInAs(device.read().persona)
    },
    choose: async (choice) => {
      if (choice.merchant === undefined) device.choose(choice)
      else await restartSession(choice, {})
      tools.notifyListeners()
    },
    configure: tools.configure,
    isQuiet: tools.isQuiet,
    applyQuietly: tools.applyQuietly,
    ...makeGatewayActions(dependencies, tools),
    spoilStatus: (how) => restart(() => device.spoilStatus(how)),
    clock: makeClockActions(dependencies, tools),
    platform: {
      set: async (patch) => {
        if (patch.host === undefined) restart(() => tools.setEnvironment(patch))
        else await restartSession({}, patch)
      },
      offerInstall: dependencies.platform.offerInstall,
    },
    running: dependencies.running,
    log: report.lines,
    clearLog: report.clear,
    burst: (name) => {
      startFaults()
      return burst(name, { device, clock: dependencies.clock, document: dependencies.window.document })
    },
    ...sharing,
    picture,
    bugReport: () => bugReport(dependencies, { ...sharing, picture }),
    reset: makeReset(dependencies, tools),
    restart: () => {
      startFaults()
      restart()
    },
    subscribe: tools.subscribe,
  }
}

const makeReset = (dependencies: Dependencies, tools: ActionTools) => async (): Promise<void> => {
  const { world, device, clock, motion, platform, tabs, tabClock, report, restart } = dependencies
  await device.emptyCaches()
  let reset = Promise.resolve()
  restart(() => {
    device.forget()
    // Starts here, so that calls of the restarted app are processed after the reset.
    reset = world.reset()
    clock.reset()
    motion.go()
    platform.setOffline(false)
    tools.setEnvironment(Scenario.defaults.surroundings)
    tools.setNotice("")
  })
  report.clear()
  await reset
  await tabClock.store(Scenario.defaults.surroundings, { isSet: true })
  tabs.startOver()
}

/** Activates the faults that wait, and notifies the dock. */
const makeStartFaults =
  (world: World, { notifyListeners }: ActionTools) =>
  (): void => {
    if (!world.faultStates().some(({ isWaiting }) => isWaiting)) return
    world.startFaults()
    notifyListeners()
  }

const isEqual = (one: Settings.Settings, other: Settings.Settings): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether the list of held calls alone has changed. The app then need not refetch, because holds change no response. */
const isHoldOnly = (before: Settings.Settings, after: Settings.Settings): boolean =>
  !isEqual(after, before) && isEqual({ ...after, held: [] }, { ...before, held: [] })

/** Applies changed settings: restarts the app or makes it refetch, and notifies the dock. */
const makeApplied = (
  { world, platform, requests, restart, clock, window }: Dependencies,
  isWithoutRestart: () => boolean,
) => {
  const whenIdle = makeWhenIdle(requests, clock.natives)
  return async (before: Settings.Settings, changed: () => void): Promise<void> => {
    const after = world.settings()
    platform.setOffline(after.offline)
    changed()
    const needsStart = withStatus.some((name) => after[name] !== before[name])
    if (needsStart && isWithoutRestart()) return
    if (needsStart) restart()
    if (needsStart || after.offline || before.offline || isHoldOnly(before, after)) return
    await whenIdle(() => {
      if (!world.settings().offline) window.dispatchEvent(new Event("online"))
    })
  }
}

const makeSignInAs =
  (
    { world, device, restart, clock }: Dependencies,
    scenario: () => Scenario.Scenario,
    notifyListeners: () => void,
  ): ActionTools["signInAs"] =>
  async (id) => {
    const persona = Personas.byId(id)
    if (persona === undefined) throw new Error(`No persona ${id}`)
    const { justLoggedIn } = scenario().surroundings
    if (justLoggedIn && persona.type !== null) restart(() => logInByApp(device, persona, clock.natives))
    else {
      const session = await world.signInAs(id, Scenario.merchantOf(scenario()))
      // The end of a session would make the app navigate home. A restart keeps the guest on the present page.
      if (session === undefined) restart(() => device.hold(undefined))
      else device.hold(session)
    }
    notifyListeners()
  }

const makeActionTools = (dependencies: Dependencies): ActionTools => {
  const { world, platform, device, report, window, start, tabs } = dependencies
  const { notifyListeners, subscribe } = makeListeners()
  let { surroundings } = start.scenario
  let { notice } = start
  const scenario = (): Scenario.Scenario => ({
    visitor: device.read(),
    surroundings,
    settings: world.settings(),
  })
  const changed = (): void => {
    keep(window.localStorage, surroundings)
    notifyListeners()
  }
  const signInAs = makeSignInAs(dependencies, scenario, notifyListeners)
  let withoutRestart = false
  const isWithoutRestart = (): boolean => withoutRestart
  const applied = makeApplied(dependencies, isWithoutRestart)
  report.subscribe(notifyListeners)
  world.onShared((before) => {
    if (isEqual(before, world.settings())) notifyListeners()
    else applied(before, notifyListeners).catch((error: unknown) => console.error(error))
  })
  return {
    scenario,
    notice: () => notice,
    setNotice: (text) => {
      notice = text
      notifyListeners()
    },
    signInAs,
    isQuiet: isWithoutRestart,
    applyQuietly: (on) => {
      withoutRestart = on
      notifyListeners()
    },
    configure: async (patch) => {
      const before = world.settings()
      world.configure(patch)
      // Update the dock before sharing with other tabs, so that its next change starts from these settings.
      notifyListeners()
      await world.share()
      tabs.report()
      const after = world.settings()
      if (after.firstTimeLogin !== before.firstTimeLogin) await signInAs(device.read().persona)
      await applied(before, notifyListeners)
    },
    refetch: () => applied(world.settings(), notifyListeners),
    setEnvironment: (patch) => {
      const { brand } = surroundings
      surroundings = { ...surroundings, ...patch }
      platform.choose(surroundings)
      changed()
      // A change of brand takes effect when the page loads.
      if (surroundings.brand !== brand) window.location.reload()
    },
    notifyListeners,
    subscribe,
  }
}

/** Restarts the app with changed choices, and with a new session of the merchant that results from these choices. */
const makeRestartSession =
  ({ world, device, restart }: Dependencies, tools: ActionTools) =>
  async (choice: Parameters<Device["choose"]>[0], patch: Partial<Scenario.Environment>): Promise<void> => {
    const { visitor, surroundings } = tools.scenario()
    const merchant = Scenario.merchantOf({
      visitor: { ...visitor, ...choice },
      surroundings: { ...surroundings, ...patch },
    })
    const session = await world.signInAs(visitor.persona, merchant)
    restart(() => {
      device.choose(choice)
      tools.setEnvironment(patch)
      device.hold(session)
    })
  }
