import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import * as Personas from "#fixtures/personas.ts"
import { presets } from "#fixtures/presets.ts"
import * as Settings from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"

import type { Harness } from "./api.ts"
import { burst } from "./bursts.ts"
import type { Clock } from "./clock.ts"
import { keep } from "./kept.ts"
import type { Motion } from "./motion.ts"
import type { Platform } from "./platform.ts"
import type { Report } from "./report.ts"
import * as Scenario from "./scenario.ts"
import type { Device } from "./visitor.ts"

/** Everything around the app. */
export interface Parts {
  readonly world: World
  readonly clock: Clock
  readonly motion: Motion
  readonly platform: Platform
  readonly device: Device
  readonly report: Report
  /** Starts the app anew; `meanwhile` happens while it does not run. */
  readonly restart: (meanwhile?: () => void) => void
  readonly window: Window
  readonly start: Scenario.Reading
}

/** Settings that travel with the system status: the app asks for that at its start, then every five minutes. */
const withStatus: ReadonlyArray<keyof Settings.Settings> = ["status", "templates", "resourcesOff"]

/** The harness over its parts: whatever is changed is kept, told to the app and to those who watch. */
export const makeHarness = (parts: Parts): Harness => {
  const { world, device, report, restart } = parts
  const change = makeChanges(parts)
  return {
    scenario: change.scenario,
    notice: change.notice,
    signInAs: change.signInAs,
    choose: async (choice) => {
      if (choice.merchant === undefined) device.choose(choice)
      else {
        const session = await world.signInAs(device.read().persona, choice.merchant)
        restart(() => {
          device.choose(choice)
          device.hold(session)
        })
      }
      change.tell()
    },
    configure: change.configure,
    ...makeGatewayActions(world, change.configure),
    spoilStatus: (how) => restart(() => device.spoilStatus(how)),
    clock: makeClockActions(parts, change),
    platform: {
      get: () => {
        const { device: id, shell, webclip } = change.scenario().surroundings
        return { device: id, shell, webclip }
      },
      set: (patch) => restart(() => change.surround(patch)),
      offerInstall: parts.platform.offerInstall,
    },
    log: report.lines,
    clearLog: report.clear,
    burst: (name) => burst(name, { device, clock: parts.clock, document: parts.window.document }),
    scenarioLink: () => Scenario.linkOf(parts.window.location.href, change.scenario()),
    applyPreset: async (name) => {
      const { persona, settings } = presets[name]
      await change.configure({ ...Settings.defaults, ...settings })
      await change.signInAs(persona)
    },
    reset: async () => {
      restart(() => {
        device.forget()
        world.reset()
        parts.clock.reset()
        parts.motion.go()
        parts.platform.setOffline(false)
        change.surround(Scenario.defaults.surroundings)
        change.forgetNotice()
      })
      report.clear()
    },
    restart: () => restart(),
    subscribe: change.subscribe,
  }
}

/** What every action goes through. */
interface Changes {
  readonly scenario: () => Scenario.Scenario
  readonly notice: () => string
  readonly forgetNotice: () => void
  readonly signInAs: (persona: string) => Promise<void>
  readonly configure: (patch: Partial<Settings.Settings>) => Promise<void>
  readonly surround: (patch: Partial<Scenario.Surroundings>) => void
  readonly tell: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds without a change in the log after which no answer is on its way, and the longest wait for that. */
const calm = { wait: 150, longest: 1000 } as const

/**
 * Waits until the app has what it asked for before a change. It shares a running request among
 * those who ask the same, so asking again too early would bring the old answer once more.
 */
const makeCalm = ({ report, clock }: Pick<Parts, "report" | "clock">) => {
  const { natives } = clock
  let changedAt = Number.NEGATIVE_INFINITY
  report.subscribe(() => {
    changedAt = natives.now()
  })
  return async (): Promise<void> => {
    const end = natives.now() + calm.longest
    while (natives.now() - changedAt < calm.wait && natives.now() < end) {
      await new Promise<void>((resolve) => natives.setTimeout(() => resolve(), 20))
    }
  }
}

const makeChanges = (parts: Parts): Changes => {
  const { world, platform, device, report, restart, window, start } = parts
  const untilCalm = makeCalm(parts)
  const listeners = new Set<() => void>()
  let { surroundings } = start.scenario
  let { notice } = start
  const scenario = (): Scenario.Scenario => ({
    visitor: device.read(),
    surroundings,
    settings: world.settings(),
  })
  const tell = (): void => listeners.forEach((listener) => listener())
  const changed = (): void => {
    keep(window.localStorage, scenario())
    tell()
  }
  const signInAs = async (persona: string): Promise<void> => {
    if (Personas.byId(persona) === undefined) throw new Error(`No persona ${persona}`)
    const session = await world.signInAs(persona, device.read().merchant)
    // A session that ends sends the app home; a guest is to see this page.
    if (session === undefined) restart(() => device.hold(undefined))
    else device.hold(session)
    tell()
  }
  report.subscribe(tell)
  return {
    scenario,
    notice: () => notice,
    forgetNotice: () => {
      notice = ""
    },
    signInAs,
    configure: async (patch) => {
      const before = world.settings()
      world.configure(patch)
      const after = world.settings()
      if (after.firstTimeLogin !== before.firstTimeLogin) await signInAs(device.read().persona)
      platform.setOffline(after.offline)
      changed()
      const needsStart = withStatus.some((name) => after[name] !== before[name])
      if (needsStart) restart()
      if (needsStart || after.offline || before.offline) return
      await untilCalm()
      window.dispatchEvent(new Event("online"))
    },
    surround: (patch) => {
      surroundings = { ...surroundings, ...patch }
      platform.choose(surroundings)
      changed()
    },
    tell,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type GatewayActions = Pick<Harness, "setModule" | "allModules" | "setFault" | "clearFaults" | "setLatency">

const makeGatewayActions = (world: World, configure: Harness["configure"]): GatewayActions => ({
  setModule: (id: ModuleId, on) => {
    const others = world.settings().modulesOff.filter((each) => each !== id)
    return configure({ modulesOff: on ? others : [...others, id] })
  },
  allModules: (on) => configure({ modulesOff: on ? [] : [...moduleIds] }),
  setFault: (fault) =>
    configure({ faults: [...world.settings().faults.filter(({ call }) => call !== fault.call), fault] }),
  clearFaults: () => configure({ faults: [] }),
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
    change.tell()
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
