import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import * as Personas from "#fixtures/personas.ts"
import { presets } from "#fixtures/presets.ts"
import * as Settings from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"

import { onAct } from "./acts.ts"
import type { Harness } from "./api.ts"
import { burst } from "./bursts.ts"
import type { Clock } from "./clock.ts"
import { keep } from "./stored.ts"
import type { Motion } from "./motion.ts"
import type { Platform } from "./platform.ts"
import { makeUntilQuiet } from "./quiet.ts"
import type { Report } from "./report.ts"
import * as Scenario from "./scenario.ts"
import type { Tabs } from "./tabs.ts"
import type { Device } from "./visitor.ts"

/** The parts around the app. */
export interface Parts {
  readonly world: World
  readonly clock: Clock
  readonly motion: Motion
  readonly platform: Platform
  readonly device: Device
  readonly report: Report
  readonly tabs: Tabs
  /** Restarts the app; `meanwhile` runs while it is stopped. */
  readonly restart: (meanwhile?: () => void) => void
  readonly window: Window
  readonly start: Scenario.Reading
}

/** Settings in the system-status response: the app fetches it at its start, then every five minutes. */
const withStatus: ReadonlyArray<keyof Settings.Settings> = ["status", "templates", "resourcesOff"]

/** The harness with its parts: stores each change, and notifies the app and the listeners. */
export const makeHarness = (parts: Parts): Harness => {
  const { world, device, report, restart } = parts
  const change = makeChanges(parts)
  const restartSession = makeRestartSession(parts, change)
  const startFaults = makeStartFaults(world, change)
  onAct(parts.window, startFaults)
  return {
    scenario: change.scenario,
    notice: change.notice,
    signInAs: change.signInAs,
    choose: async (choice) => {
      if (choice.merchant === undefined) device.choose(choice)
      else await restartSession(choice, {})
      change.notifyListeners()
    },
    configure: change.configure,
    ...change.quietly,
    ...makeGatewayActions(world, change.configure),
    spoilStatus: (how) => restart(() => device.spoilStatus(how)),
    clock: makeClockActions(parts, change),
    platform: {
      get: () => {
        const { device: id, shell, webclip, host } = change.scenario().surroundings
        return { device: id, shell, webclip, host }
      },
      set: async (patch) => {
        if (patch.host === undefined) restart(() => change.surround(patch))
        else await restartSession({}, patch)
      },
      offerInstall: parts.platform.offerInstall,
    },
    log: report.lines,
    clearLog: report.clear,
    burst: (name) => {
      startFaults()
      return burst(name, { device, clock: parts.clock, document: parts.window.document })
    },
    scenarioLink: () => Scenario.linkOf(parts.window.location.href, change.scenario()),
    applyPreset: makeApplyPreset(change),
    reset: async () => {
      await device.emptyCaches()
      restart(() => {
        device.forget()
        world.reset()
        parts.clock.reset()
        parts.motion.go()
        parts.platform.setOffline(false)
        change.surround(Scenario.defaults.surroundings)
        change.forgetNotice()
      })
      parts.tabs.report(world.settings())
      report.clear()
    },
    restart: () => {
      startFaults()
      restart()
    },
    subscribe: change.subscribe,
  }
}

/** The faults that wait begin. */
const makeStartFaults =
  (world: World, { notifyListeners }: Changes) =>
  (): void => {
    if (!world.faultStates().some(({ isWaiting }) => isWaiting)) return
    world.startFaults()
    notifyListeners()
  }

const makeApplyPreset =
  ({ configure, signInAs }: Changes): Harness["applyPreset"] =>
  async (name) => {
    const { persona, settings } = presets[name]
    await configure({ ...Settings.defaults, ...settings })
    await signInAs(persona)
  }

/** The functions that every action uses. */
interface Changes {
  readonly scenario: () => Scenario.Scenario
  readonly notice: () => string
  readonly forgetNotice: () => void
  readonly signInAs: (persona: string) => Promise<void>
  readonly configure: (patch: Partial<Settings.Settings>) => Promise<void>
  readonly quietly: Quietly
  readonly surround: (patch: Partial<Scenario.Surroundings>) => void
  readonly notifyListeners: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const makeListeners = () => {
  const listeners = new Set<() => void>()
  return {
    notifyListeners: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Quietly = Pick<Harness, "isQuiet" | "applyQuietly">

/** Whether a change of the status response leaves the app running. */
const makeQuietly = (notifyListeners: () => void): Quietly => {
  let quiet = false
  return {
    isQuiet: () => quiet,
    applyQuietly: (on) => {
      quiet = on
      notifyListeners()
    },
  }
}

/** Lets the app and the dock see changed settings. */
const makeApplied = ({ world, platform, report, restart, clock, window }: Parts, isQuiet: () => boolean) => {
  const untilQuiet = makeUntilQuiet(report, clock.natives)
  return async (before: Settings.Settings, changed: () => void): Promise<void> => {
    const after = world.settings()
    platform.setOffline(after.offline)
    changed()
    const needsStart = withStatus.some((name) => after[name] !== before[name])
    if (needsStart && isQuiet()) return
    if (needsStart) restart()
    if (needsStart || after.offline || before.offline) return
    await untilQuiet()
    window.dispatchEvent(new Event("online"))
  }
}

const makeChanges = (parts: Parts): Changes => {
  const { world, platform, device, report, restart, window, start, tabs } = parts
  const { notifyListeners, subscribe } = makeListeners()
  let { surroundings } = start.scenario
  let { notice } = start
  const scenario = (): Scenario.Scenario => ({
    visitor: device.read(),
    surroundings,
    settings: world.settings(),
  })
  const changed = (): void => {
    keep(window.localStorage, scenario())
    notifyListeners()
  }
  const signInAs = async (persona: string): Promise<void> => {
    if (Personas.byId(persona) === undefined) throw new Error(`No persona ${persona}`)
    const session = await world.signInAs(persona, Scenario.merchantOf(scenario()))
    // An ended session makes the app go home; a guest must stay on this page.
    if (session === undefined) restart(() => device.hold(undefined))
    else device.hold(session)
    notifyListeners()
  }
  const quietly = makeQuietly(notifyListeners)
  const applied = makeApplied(parts, quietly.isQuiet)
  report.subscribe(notifyListeners)
  tabs.listen((settings) => {
    const before = world.settings()
    const { faults, ...others } = settings
    // Equal faults keep their counts.
    world.configure(JSON.stringify(faults) === JSON.stringify(before.faults) ? others : settings)
    // The other tab has stored them.
    applied(before, notifyListeners).catch((error: unknown) => console.error(error))
  })
  return {
    scenario,
    notice: () => notice,
    forgetNotice: () => {
      notice = ""
    },
    signInAs,
    quietly,
    configure: async (patch) => {
      const before = world.settings()
      world.configure(patch)
      const after = world.settings()
      tabs.report(after)
      if (after.firstTimeLogin !== before.firstTimeLogin) await signInAs(device.read().persona)
      await applied(before, changed)
    },
    surround: (patch) => {
      surroundings = { ...surroundings, ...patch }
      platform.choose(surroundings)
      changed()
    },
    notifyListeners,
    subscribe,
  }
}

/** Restarts the app with choices, and with a session of the merchant that they lead to. */
const makeRestartSession =
  ({ world, device, restart }: Parts, change: Changes) =>
  async (choice: Parameters<Device["choose"]>[0], patch: Partial<Scenario.Surroundings>): Promise<void> => {
    const { visitor, surroundings } = change.scenario()
    const merchant = Scenario.merchantOf({
      visitor: { ...visitor, ...choice },
      surroundings: { ...surroundings, ...patch },
    })
    const session = await world.signInAs(visitor.persona, merchant)
    restart(() => {
      device.choose(choice)
      change.surround(patch)
      device.hold(session)
    })
  }

type GatewayActions = Pick<
  Harness,
  "setModule" | "allModules" | "setFault" | "clearFaults" | "faultStates" | "setLatency"
>

const makeGatewayActions = (world: World, configure: Harness["configure"]): GatewayActions => ({
  setModule: (id: ModuleId, on) => {
    const others = world.settings().modulesOff.filter((each) => each !== id)
    return configure({ modulesOff: on ? others : [...others, id] })
  },
  allModules: (on) => configure({ modulesOff: on ? [] : [...moduleIds] }),
  setFault: (fault) =>
    configure({ faults: [...world.settings().faults.filter(({ call }) => call !== fault.call), fault] }),
  clearFaults: () => configure({ faults: [] }),
  faultStates: world.faultStates,
  setLatency: (call, milliseconds) => {
    const others = Object.entries(world.settings().latencies).filter(([name]) => name !== call)
    const added = milliseconds === null ? [] : [[call, milliseconds] as const]
    return configure({ latencies: Object.fromEntries([...others, ...added]) })
  },
})

const makeClockActions = ({ clock, motion, restart }: Parts, change: Changes): Harness["clock"] => ({
  now: clock.now,
  setHour: (hour) =>
    restart(() => {
      if (hour === null) clock.reset()
      else clock.setHour(hour)
      change.surround({ hour })
    }),
  advance: async (milliseconds) => {
    await clock.advance(milliseconds)
    motion.skip(milliseconds)
    change.notifyListeners()
  },
  freeze: () => {
    clock.freeze()
    motion.stop()
    change.surround({ frozen: true })
  },
  resume: () => {
    clock.resume()
    motion.go()
    change.surround({ frozen: false })
  },
  isFrozen: clock.isFrozen,
})
