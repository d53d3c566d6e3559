import { type Duration, Effect, Layer, Logger, ManagedRuntime } from "effect"
import { expect, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"

import { render } from "#app/boot/render.tsx"
import { startOn } from "#app/boot/startApp.ts"
import { millis } from "#config/millis.ts"
import { paths } from "#config/paths.ts"
import type { Language, Theme } from "#config/product.ts"
import * as CalendarDate from "#domain/CalendarDate.ts"
import { solvedChallenge } from "#fixtures/logic/entry/challenge.ts"
import type { Settings } from "#fixtures/settings.ts"
import { sizeNotice } from "#platform/deployment/pageReports.ts"
import { storageItems } from "#platform/storageItems.ts"
import { type Areas, memoryAreas } from "#platform/Storage.ts"
import { agents } from "#tests/support/agents.ts"
import { recordTexts } from "#tests/support/liveRegions.ts"
import { openGateway, type PageGateway } from "#tests/support/pageGateway.ts"
import { type TestServices, type TestServicesOptions, makeTestServices } from "#tests/support/services.ts"

type DeviceOptions = Omit<
  TestServicesOptions,
  "script" | "transport" | "session" | "stored" | "areas" | "address"
>

export interface OpenAppOptions extends DeviceOptions {
  /** The signed-in persona, by an id of fixtures/personas.ts; the guest by default. */
  readonly persona?: string
  /** The address where the app starts; home by default. */
  readonly path?: string
  /** Settings of the simulated gateway that differ from the default. */
  readonly settings?: Partial<Settings>
  readonly theme?: Theme
  readonly language?: Language
  /** Whether animations are on. By default they are off, so that presses need not wait for animations. */
  readonly moves?: boolean
  readonly width?: number
  readonly height?: number
  /** Additional keys of the local storage. */
  readonly storage?: Readonly<Record<string, string>>
  /** Whether the test advances the clock by `passes`. Time also passes by itself. A date sets the initial time. */
  readonly clock?: boolean | Date
  /** Runs before the app starts: `before: ({ holds }) => holds(depositBanks)`. */
  readonly before?: (gateway: PageGateway) => unknown
}

/** The app on a simulated gateway, in the page of the test. */
export interface OpenApp extends Omit<PageGateway, "layer"> {
  readonly areas: Areas
  readonly device: TestServices["device"]
  /** The address bar: `history`, `left`, `goBack()`, `goForward()`. */
  readonly address: TestServices["address"]
  /** Path and query of the current address. */
  readonly at: () => string
  /** Reloads the app, optionally at another address. Storage and gateway keep their data. */
  readonly again: (path?: string) => Promise<void>
  readonly goesOffline: () => void
  readonly comesOnline: () => void
  /** Allows errors that the test causes on purpose. Any other console error fails the test. */
  readonly allows: (problem: RegExp) => void
  /** The errors of the console and the app's log so far. */
  readonly errors: () => ReadonlyArray<string>
}

const usualSize = { width: 375, height: 812 } as const

const fill = async (areas: Areas, { world }: PageGateway, options: OpenAppOptions): Promise<void> => {
  const { persona = "guest", theme, language, moves = false, storage = {} } = options
  const session = await world.signInAs(persona)
  const entries = {
    [storageItems.reduceMotion.key]: moves ? "0" : "1",
    ...(session === undefined
      ? {}
      : { [storageItems.session.key]: JSON.stringify(session), [storageItems.token.key]: session.token }),
    ...(theme === undefined ? {} : { [storageItems.theme.key]: theme }),
    ...(language === undefined ? {} : { [storageItems.language.key]: language }),
    ...storage,
  }
  for (const [key, text] of Object.entries(entries)) areas.local.setItem(key, text)
}

/** Collects console errors and the app's logged errors, until the test ends. */
const listen = () => {
  const problems: Array<string> = []
  const allowed = [sizeNotice]
  const spy = vi.spyOn(console, "error").mockImplementation((...parts: ReadonlyArray<unknown>) => {
    problems.push(parts.map(String).join(" "))
  })
  const keep = Logger.make(({ message, logLevel }) => {
    if (logLevel === "Error" || logLevel === "Fatal") problems.push([message].flat().map(String).join(" "))
  })
  return {
    logger: Logger.layer([keep]),
    allows: (problem: RegExp) => void allowed.push(problem),
    errors: () => problems,
    stop: () => {
      spy.mockRestore()
      expect(problems.filter((each) => !allowed.some((some) => some.test(each)))).toEqual([])
    },
  }
}

const startClock = (clock: OpenAppOptions["clock"]): void => {
  if (clock === undefined || clock === false) return
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
  })
  if (clock instanceof Date) vi.setSystemTime(clock)
}

/** Advances the clock of an app that was opened with `clock`. */
export const passes = async (duration: Duration.Duration): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis(duration))
}

/** Starts the app in a new element. Returns a function that stops the app and removes the element. */
const open = async (services: TestServices, logger: Layer.Layer<never>): Promise<() => void> => {
  const runtime = ManagedRuntime.make(Layer.mergeAll(services.layer, logger), {
    memoMap: Layer.makeMemoMapUnsafe(),
  })
  const root = document.createElement("div")
  document.body.append(root)
  window.scrollTo(0, 0)
  recordTexts()
  const stop = render(root, startOn(runtime))
  // Includes hidden elements, because an early popup hides the main content from queries by role.
  await expect.element(page.getByRole("main", { includeHidden: true })).toBeInTheDocument()
  return () => {
    stop()
    root.remove()
  }
}

/** Removes the theme, motion and language that the app sets on the document. */
const cleanDocument = (): void => {
  for (const name of ["theme", "motion"]) delete document.documentElement.dataset[name]
  document.documentElement.lang = "en"
}

/**
 * Opens the whole app, with its frame, pages, dialogs, guards and services, on a simulated gateway, and waits for its
 * page. Each app has its own gateway, storage, device and address bar. `docs/testing.md` shows how to write a test.
 */
export const openApp = async (options: OpenAppOptions = {}): Promise<OpenApp> => {
  const { path = paths.home, settings, width = usualSize.width, height = usualSize.height, before } = options
  const problems = listen()
  let stop = () => {}
  onTestFinished(() => {
    stop()
    vi.useRealTimers()
    cleanDocument()
    problems.stop()
  })
  startClock(options.clock)
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
  const { layer, ...gateway } = await openGateway(settings)
  const areas = memoryAreas()
  await fill(areas, { layer, ...gateway }, options)
  await before?.({ layer, ...gateway })
  const device = {
    userAgent: agents.android,
    localDate: CalendarDate.of(new Date()),
    cached: new Map<string, string>(),
    solveChallenge: () => Effect.succeed(solvedChallenge),
    ...options,
  }
  const servicesAt = (address: string | TestServices["address"]) =>
    makeTestServices({ ...device, transport: layer, areas, address })
  let services = servicesAt(path)
  stop = await open(services, problems.logger)

  return {
    ...gateway,
    areas,
    get device() {
      return services.device
    },
    get address() {
      return services.address
    },
    at: () => services.address.history.at(-1) ?? "",
    again: async (to) => {
      stop()
      services = servicesAt(to ?? services.address)
      stop = await open(services, problems.logger)
    },
    goesOffline: () => {
      gateway.world.configure({ offline: true })
      services.device.tell("offline")
    },
    comesOnline: () => {
      gateway.world.configure({ offline: false })
      services.device.tell("online")
    },
    allows: problems.allows,
    errors: problems.errors,
  }
}
