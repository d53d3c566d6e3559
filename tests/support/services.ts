import { Clock, Context, Duration, Effect, Layer, Logger, ManagedRuntime, Random, References } from "effect"
import { TestClock } from "effect/testing"

import type { AppRuntime } from "#atoms/kernel/runtime.ts"
import { type Session, SessionToken } from "#domain/Session.ts"
import type { Transport } from "#gateway/Transport.ts"
import { memoryEntries } from "#fixtures/memoryEntries.ts"
import { Address, make } from "#platform/Address.ts"
import { Device, type DeviceEvent } from "#platform/Device.ts"
import type { Firebase } from "#platform/Firebase.ts"
import type { Challenge, VerificationCancelled, VerificationUnavailable } from "#platform/challenge.ts"
import { HumanCheck } from "#platform/HumanCheck.ts"
import { LastingStorage } from "#platform/lastingStorage.ts"
import { ResponseCache } from "#platform/ResponseCache.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { type Areas, memoryAreas, Storage } from "#platform/Storage.ts"
import { TabLock } from "#platform/TabLock.ts"
import { RequestPolicyLog } from "#services/RequestPolicyLog.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { Chat } from "#services/messages/Chat.ts"
import { Codes } from "#services/entry/VerificationCodes.ts"
import { Contracts } from "#services/agent/Contracts.ts"
import { IdentityProviders } from "#services/entry/IdentityProviders.ts"
import { HumanVerification } from "#services/entry/HumanVerification.ts"
import { Invitations } from "#services/entry/Invitations.ts"
import { layerLobbyCache } from "#services/home/lobbyCache.ts"
import { LinkSessions } from "#services/entry/LinkSessions.ts"
import { Launcher } from "#services/games/Launcher.ts"
import { ListSnapshots } from "#services/games/ListSnapshots.ts"
import { Searches } from "#services/games/Searches.ts"
import { type AppServices, layerServices } from "#services/layer.ts"
import { Passwords } from "#services/account/Passwords.ts"
import { ReadAnnouncements } from "#services/messages/ReadAnnouncements.ts"
import { Registrations } from "#services/entry/Registrations.ts"

import { layerFirebase } from "./fakeFirebase.ts"
import { onlyTab, type Tabs } from "./tabs.ts"
import { type Fake, makeFake, type ScriptedReply } from "./gatewayClient.ts"

export const mobileAgent =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile Safari/604.1"

/** A session of a member with a member type. */
export const sessionOf = (type: number, change: Partial<Session> = {}): Session => ({
  token: SessionToken.make(`token-${type}`),
  merchantCode: "lantern",
  id: `id-${type}`,
  userName: `member${type}`,
  type,
  firstTimeLogin: false,
  ...change,
})

/** A fake device that tests can set online and offline. */
export interface FakeDevice {
  readonly layer: Layer.Layer<Device>
  readonly tell: (event: DeviceEvent) => void
  /** Makes the network available again without an `online` event. */
  readonly comesOnlineUnnoticed: () => void
  /** How often the app requested the installation. */
  readonly installs: () => number
  /** The number that the badge on the app's icon shows. */
  readonly badge: () => number
}

interface DeviceOptions {
  readonly userAgent?: string
  readonly isStandalone?: boolean
  readonly host?: string
  readonly online?: boolean
  readonly localHour?: number
  readonly visitSeed?: number
  readonly localDate?: string
  readonly isInstallable?: boolean
}

const makeDevice = (options: DeviceOptions): FakeDevice => {
  const { userAgent = mobileAgent, isStandalone = false, host = "m.lantern.example" } = options
  let online = options.online ?? true
  let isInstallable = options.isInstallable ?? false
  let installs = 0
  let badge = 0
  const listeners = new Set<(event: DeviceEvent) => void>()
  const watch = (listener: (event: DeviceEvent) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const untilOnline = Effect.callback<void>((resume) => {
    const stop = watch((event) => event === "online" && resume(Effect.void))
    if (online) resume(Effect.void)
    return Effect.sync(stop)
  })
  return {
    layer: Layer.succeed(Device)({
      platform: Effect.succeed({ userAgent, isStandalone }),
      host,
      origin: `https://${host}`,
      isOnline: Effect.sync(() => online),
      untilOnline,
      afterNextPaint: Effect.yieldNow,
      localHour: Effect.succeed(options.localHour ?? 12),
      visitSeed: options.visitSeed ?? 0,
      localDate: Effect.sync(() => options.localDate ?? "2026-11-02"),
      isInstallable: Effect.sync(() => isInstallable),
      install: Effect.sync(() => {
        installs += 1
        isInstallable = false
      }),
      setBadge: (count) =>
        Effect.sync(() => {
          badge = count
        }),
      watch,
    }),
    badge: () => badge,
    comesOnlineUnnoticed: () => {
      online = true
    },
    installs: () => installs,
    tell: (event) => {
      if (event === "online" || event === "offline") online = event === "online"
      if (event === "installOffer") isInstallable = true
      for (const listener of listeners) listener(event)
    },
  }
}

/** The address bar of a test. */
export interface FakeAddress {
  readonly layer: Layer.Layer<Address>
  /** The history entries, oldest first. */
  readonly history: ReadonlyArray<string>
  /** External addresses to which the app has navigated. */
  readonly left: ReadonlyArray<string>
  /** Simulates the browser's back button. */
  readonly goBack: () => void
  readonly goForward: () => void
}

const makeAddress = (start: string): FakeAddress => {
  const entries = memoryEntries(start)
  return {
    layer: Layer.sync(Address, () => Address.of(make(entries))),
    history: entries.all,
    left: entries.left,
    goBack: entries.back,
    goForward: entries.forward,
  }
}

export interface TestServicesOptions extends DeviceOptions {
  readonly script?: Readonly<Record<string, ScriptedReply | ReadonlyArray<ScriptedReply>>>
  /** Replaces the scripted transport. */
  readonly transport?: Layer.Layer<Transport>
  /** The session stored on the device. */
  readonly session?: Session
  /** Stored texts by key, put into local storage before the start. */
  readonly stored?: Readonly<Record<string, string>>
  /** The storage of earlier test services, to simulate a reload. */
  readonly areas?: Areas
  /** The connection to other tabs; by default there are no other tabs. */
  readonly tabs?: Tabs
  /** Responses cached on the device, by key. Pass the cache of earlier test services to simulate a second visit. */
  readonly cached?: Map<string, string>
  /** Where the app starts; the address bar of earlier test services, to simulate a reload. */
  readonly address?: string | FakeAddress
  /** The result of the human verification; a token by default. */
  readonly solveChallenge?: (
    challenge: Challenge,
  ) => Effect.Effect<string, VerificationCancelled | VerificationUnavailable>
  /** Replaces the effect that requests persistent storage from the browser. */
  readonly lasting?: Effect.Effect<void>
  /** The value of every random number, in [0, 1). */
  readonly random?: number
  /** Overrides of Firebase, which succeeds by default. */
  readonly firebase?: Partial<Firebase>
}

/** The services of a test: the app's services, including those that load at their first use. */
export type AllServices = AppServices | Layer.Success<typeof laterServices>

/**
 * All services on fakes: the real gateway, a scripted transport, a device, an address bar, and storage in
 * memory.
 */
export interface TestServices {
  readonly layer: Layer.Layer<AllServices>
  readonly fake: Fake
  readonly areas: Areas
  readonly device: FakeDevice
  readonly address: FakeAddress
  /** The requested paths so far, in order. */
  readonly requestedPaths: () => ReadonlyArray<string>
}

/** Services that the app loads at their first use. */
const laterServices = Layer.mergeAll(
  Accounts.layer,
  Chat.layer,
  Codes.layer,
  Contracts.layer,
  HumanVerification.layer,
  IdentityProviders.layer,
  Invitations.layer,
  Launcher.layer,
  LinkSessions.layer,
  ListSnapshots.layer,
  Passwords.layer,
  ReadAnnouncements.layer,
  Registrations.layer,
  Searches.layer,
)

const layerStored = (cached: Map<string, string>): Layer.Layer<ResponseCache> =>
  Layer.succeed(ResponseCache)({
    keep: (key, body) => Effect.sync(() => void cached.set(key, body)),
    find: (key) => Effect.sync(() => cached.get(key)),
    clear: Effect.sync(() => cached.clear()),
  })

const layerLasting = ({ lasting = Effect.void }: TestServicesOptions) =>
  Layer.succeed(LastingStorage)(lasting)

export const makeTestServices = (options: TestServicesOptions = {}): TestServices => {
  const fake = makeFake(options.script)
  const areas = options.areas ?? memoryAreas()
  const tabs = options.tabs ?? onlyTab
  const device = makeDevice(options)
  const { address: start = "/m/home" } = options
  const address = typeof start === "string" ? makeAddress(start) : start
  for (const [key, text] of Object.entries(options.stored ?? {})) areas.local.setItem(key, text)
  if (options.session !== undefined) areas.local.setItem("MC_SESSION_INFO", JSON.stringify(options.session))
  const ground = Layer.mergeAll(
    Storage.layerMemory(areas, tabs.watch),
    Layer.succeed(TabLock)(tabs.inOneTab),
    layerLasting(options),
    device.layer,
    address.layer,
    ServiceLinks.layer,
    layerFirebase(options.firebase),
    Layer.succeed(HumanCheck)({ solve: options.solveChallenge ?? (() => Effect.succeed("proof")) }),
    options.transport ?? fake.layer,
    layerLobbyCache.pipe(Layer.provide(layerStored(options.cached ?? new Map()))),
  )
  return {
    layer: laterServices.pipe(Layer.provideMerge(layerServices), Layer.provideMerge(ground)),
    fake,
    areas,
    device,
    address,
    requestedPaths: () => fake.requests.map(({ path }) => path),
  }
}

/** Test services that are built: `of(Unread)` returns the service. */
export interface OpenTestServices extends TestServices {
  readonly context: Context.Context<AllServices>
  readonly of: <I extends AllServices, S>(key: Context.Key<I, S>) => S
}

/** Builds test services in the test's scope, on the test's clock. */
export const openTestServices = Effect.fnUntraced(function* (options: TestServicesOptions = {}) {
  const services = makeTestServices(options)
  const scope = yield* Effect.scope
  const context = yield* Layer.buildWithMemoMap(services.layer, Layer.makeMemoMapUnsafe(), scope)
  const open: OpenTestServices = { ...services, context, of: (key) => Context.get(context, key) }
  return open
})

/** Test services in a runtime with a separate test clock, for tests of atoms. */
export interface RunningTestServices extends TestServices {
  /** The outcomes of triggers under request policies so far, such as `load-more dropped`. */
  readonly policies: () => ReadonlyArray<string>
  readonly runtime: AppRuntime
  /** Advances the runtime's clock, and lets promises that wait for it settle. */
  readonly adjust: (duration: Parameters<typeof TestClock.adjust>[0]) => Promise<void>
  readonly stop: () => Promise<void>
}

export const runTestServices = (options: TestServicesOptions = {}): RunningTestServices => {
  const services = makeTestServices(options)
  const policies: Array<string> = []
  const requestPolicyLog = Layer.succeed(RequestPolicyLog)(({ policy, outcome }) =>
    policies.push(`${policy} ${outcome}`),
  )
  const { random } = options
  const chance = random === undefined ? Layer.empty : Layer.succeed(Random.Random)(constantRandom(random))
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(services.layer, TestClock.layer(), Logger.layer([]), requestPolicyLog, chance),
    { memoMap: Layer.makeMemoMapUnsafe() },
  )
  return {
    ...services,
    runtime,
    policies: () => policies,
    adjust: async (duration) => {
      await settle()
      await runtime.runPromise(TestClock.adjust(duration))
      await settle()
    },
    stop: () => runtime.dispose(),
  }
}

/** Runs all pending work that does not wait for a clock. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Runs every fiber until it waits for a clock. */
export const settled: Effect.Effect<void> = Effect.promise(settle)

/** Runs an effect and returns its log, including trace level, as one text for each line. */
export const logsOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const lines: Array<string> = []
    const keep = Logger.make(({ message, logLevel, cause }) => {
      lines.push(`${logLevel} ${show(message)} ${show(cause)}`)
    })
    yield* effect.pipe(
      Effect.exit,
      Effect.provide(Logger.layer([keep])),
      Effect.provideService(References.MinimumLogLevel, "All"),
    )
    return lines
  })

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)

const constantRandom = (random: number) => ({
  nextDoubleUnsafe: () => random,
  nextIntUnsafe: () => Math.floor(random * Number.MAX_SAFE_INTEGER),
})

/** Runs an effect in which every random number has the same value. */
export const withRandom =
  (random: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.provideService(effect, Random.Random, constantRandom(random))

/** Runs an effect on the test's clock, as if the player had set the device's clock forward or back by hours. */
export const withClockSet =
  (hours: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Effect.service(Clock.Clock), (clock) => {
      const shift = hours * 3_600_000
      const set: Clock.Clock = Object.assign(Object.create(clock), {
        currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe() + shift,
        currentTimeMillis: Effect.sync(() => clock.currentTimeMillisUnsafe() + shift),
      })
      return Effect.provideService(effect, Clock.Clock, set)
    })

/** Runs an effect on the test's clock, with every timer late by a delay. */
export const withLateTimers =
  (delay: Duration.Duration) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Effect.service(Clock.Clock), (clock) => {
      const late: Clock.Clock = Object.assign(Object.create(clock), {
        sleep: (duration: Duration.Duration) => clock.sleep(Duration.sum(duration, delay)),
      })
      return Effect.provideService(effect, Clock.Clock, late)
    })
