import { Context, Effect, Layer, Logger, ManagedRuntime, Random, References } from "effect"
import { TestClock } from "effect/testing"

import type { AppRuntime } from "#atoms/kernel/query.ts"
import { type Session, SessionToken } from "#domain/Session.ts"
import type { Transport } from "#gateway/Transport.ts"
import { Address, without } from "#platform/Address.ts"
import { Device, type DeviceEvent } from "#platform/Device.ts"
import type { Firebase } from "#platform/Firebase.ts"
import {
  type Challenge,
  HumanCheck,
  type ProofCancelled,
  type ProofUnavailable,
} from "#platform/HumanCheck.ts"
import { KeptAnswers } from "#platform/KeptAnswers.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { type Areas, memoryAreas, Storage } from "#platform/Storage.ts"
import { Accounts } from "#services/Accounts.ts"
import { Affiliates } from "#services/Affiliates.ts"
import { AgentContracts } from "#services/AgentContracts.ts"
import { Bets } from "#services/Bets.ts"
import { Chat } from "#services/Chat.ts"
import { Codes } from "#services/Codes.ts"
import { Contracts } from "#services/Contracts.ts"
import { Identities } from "#services/Identities.ts"
import { HumanProofs } from "#services/HumanProofs.ts"
import { Invitations } from "#services/Invitations.ts"
import { layerKeptLobby } from "#services/keptLobby.ts"
import { Favourites } from "#services/Favourites.ts"
import { GameLists } from "#services/GameLists.ts"
import { Launcher } from "#services/Launcher.ts"
import { LeftLists } from "#services/LeftLists.ts"
import { LiveRooms } from "#services/LiveRooms.ts"
import { Lotteries } from "#services/Lotteries.ts"
import { News } from "#services/News.ts"
import { Searches } from "#services/Searches.ts"
import { type AppServices, layerServices } from "#services/layer.ts"
import { Passwords } from "#services/Passwords.ts"
import { Payouts } from "#services/Payouts.ts"
import { ReadNotices } from "#services/ReadNotices.ts"
import { RedRains } from "#services/RedRains.ts"
import { Registrations } from "#services/Registrations.ts"
import { Teams } from "#services/Teams.ts"

import { layerFirebase } from "./fakeFirebase.ts"
import { type Fake, makeFake, type ScriptedReply } from "./world.ts"

export const mobileAgent =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile Safari/604.1"

/** A session of a member of a type. */
export const sessionOf = (type: number, change: Partial<Session> = {}): Session => ({
  token: SessionToken.make(`token-${type}`),
  merchantCode: "lantern",
  id: `id-${type}`,
  userName: `member${type}`,
  type,
  firstTimeLogin: false,
  ...change,
})

/** A device that tests take on- and offline. */
export interface FakeDevice {
  readonly layer: Layer.Layer<Device>
  readonly tell: (event: DeviceEvent) => void
  /** How often the player was asked to install the app. */
  readonly installs: () => number
}

interface DeviceOptions {
  readonly userAgent?: string
  readonly isStandalone?: boolean
  readonly host?: string
  readonly online?: boolean
  readonly localHour?: number
  readonly lot?: number
  readonly localDate?: string
  readonly isInstallable?: boolean
}

const makeDevice = (options: DeviceOptions): FakeDevice => {
  const { userAgent = mobileAgent, isStandalone = false, host = "m.lantern.example" } = options
  let online = options.online ?? true
  let isInstallable = options.isInstallable ?? false
  let installs = 0
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
      untilPainted: Effect.yieldNow,
      localHour: Effect.succeed(options.localHour ?? 12),
      lot: options.lot ?? 0,
      localDate: Effect.sync(() => options.localDate ?? "2026-11-02"),
      isInstallable: Effect.sync(() => isInstallable),
      install: Effect.sync(() => {
        installs += 1
        isInstallable = false
      }),
      watch,
    }),
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
  /** What is in the history, oldest first. */
  readonly history: ReadonlyArray<string>
  /** Addresses for which the app was left. */
  readonly left: ReadonlyArray<string>
  /** The player takes a step back. */
  readonly stepBack: () => void
}

const makeAddress = (start: string): FakeAddress => {
  const history = [start]
  const left: Array<string> = []
  const current = () => history.at(-1) ?? start
  const replace = (path: string) => void history.splice(-1, 1, path)
  const listeners = new Set<() => void>()
  let isReturn = true
  const stepBack = () => {
    history.pop()
    isReturn = true
    for (const listener of listeners) listener()
  }
  const come = (returning: boolean, go: () => void) =>
    Effect.sync(() => {
      isReturn = returning
      go()
    })
  return {
    layer: Layer.succeed(Address)({
      current: Effect.sync(current),
      push: (path) => come(false, () => void history.push(path)),
      replace: (path) => come(false, () => replace(path)),
      returnTo: (path) => come(true, () => replace(path)),
      back: Effect.sync(stepBack),
      isReturn: Effect.sync(() => isReturn),
      watchSteps: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      leaveFor: (url) => Effect.sync(() => void left.push(url)),
      take: (parameter) =>
        Effect.sync(() => {
          const [path = "", search = ""] = current().split("?")
          const { value, rest } = without(search, parameter)
          if (value !== undefined) replace(path + rest)
          return value ?? ""
        }),
    }),
    history,
    left,
    stepBack,
  }
}

export interface BenchOptions extends DeviceOptions {
  readonly script?: Readonly<Record<string, ScriptedReply | ReadonlyArray<ScriptedReply>>>
  /** Instead of the scripted transport. */
  readonly transport?: Layer.Layer<Transport>
  /** The session that the device holds. */
  readonly session?: Session
  /** Stored texts by key, put into local storage before the start. */
  readonly stored?: Readonly<Record<string, string>>
  /** The storage of an earlier bench: a reload. */
  readonly areas?: Areas
  /** Answers that the device has kept, by key; an earlier bench's for a second visit. */
  readonly kept?: Map<string, string>
  readonly address?: string
  /** What the challenge for people gives; a proof by default. */
  readonly proof?: (challenge: Challenge) => Effect.Effect<string, ProofCancelled | ProofUnavailable>
  /** What Firebase does; all goes well by default. */
  readonly firebase?: Partial<Firebase>
}

/** What a bench has: the app's services, and those that come with their first use. */
export type BenchServices = AppServices | Layer.Success<typeof laterServices>

/** All services on fakes: the real gateway, a scripted transport, a device, an address bar, memory for storage. */
export interface Bench {
  readonly layer: Layer.Layer<BenchServices>
  readonly fake: Fake
  readonly areas: Areas
  readonly device: FakeDevice
  readonly address: FakeAddress
  /** The paths asked so far, in their order. */
  readonly asked: () => ReadonlyArray<string>
}

/** The services that a use brings along. */
const laterServices = Layer.mergeAll(
  Accounts.layer,
  Affiliates.layer,
  AgentContracts.layer,
  Bets.layer,
  Chat.layer,
  Codes.layer,
  Contracts.layer,
  Favourites.layer,
  GameLists.layer,
  HumanProofs.layer,
  Identities.layer,
  Invitations.layer,
  Launcher.layer,
  LeftLists.layer,
  LiveRooms.layer,
  Lotteries.layer,
  News.layer,
  Passwords.layer,
  Payouts.layer,
  ReadNotices.layer,
  RedRains.layer,
  Registrations.layer,
  Searches.layer,
  Teams.layer,
)

const layerKept = (kept: Map<string, string>): Layer.Layer<KeptAnswers> =>
  Layer.succeed(KeptAnswers)({
    keep: (key, body) => Effect.sync(() => void kept.set(key, body)),
    find: (key) => Effect.sync(() => kept.get(key)),
  })

export const makeBench = (options: BenchOptions = {}): Bench => {
  const fake = makeFake(options.script)
  const areas = options.areas ?? memoryAreas()
  const device = makeDevice(options)
  const address = makeAddress(options.address ?? "/m/home")
  for (const [key, text] of Object.entries(options.stored ?? {})) areas.local.setItem(key, text)
  if (options.session !== undefined) areas.local.setItem("MC_SESSION_INFO", JSON.stringify(options.session))
  const ground = Layer.mergeAll(
    Storage.layerMemory(areas),
    device.layer,
    address.layer,
    ServiceLinks.layer,
    layerFirebase(options.firebase),
    Layer.succeed(HumanCheck)({ solve: options.proof ?? (() => Effect.succeed("proof")) }),
    options.transport ?? fake.layer,
    layerKeptLobby.pipe(Layer.provide(layerKept(options.kept ?? new Map()))),
  )
  return {
    layer: laterServices.pipe(Layer.provideMerge(layerServices), Layer.provideMerge(ground)),
    fake,
    areas,
    device,
    address,
    asked: () => fake.requests.map(({ path }) => path),
  }
}

/** A bench whose services are built: `of(Unread)` is the service. */
export interface OpenBench extends Bench {
  readonly context: Context.Context<BenchServices>
  readonly of: <I extends BenchServices, S>(key: Context.Key<I, S>) => S
}

/** Starts a bench in the test's scope, on the test's clock. */
export const openBench = Effect.fnUntraced(function* (options: BenchOptions = {}) {
  const bench = makeBench(options)
  const scope = yield* Effect.scope
  const context = yield* Layer.buildWithMemoMap(bench.layer, Layer.makeMemoMapUnsafe(), scope)
  const open: OpenBench = { ...bench, context, of: (key) => Context.get(context, key) }
  return open
})

/** A bench behind a runtime with a clock of its own, for atoms. */
export interface RunningBench extends Bench {
  readonly runtime: AppRuntime
  /** Moves the runtime's clock, and lets promises that wait for it settle. */
  readonly adjust: (duration: Parameters<typeof TestClock.adjust>[0]) => Promise<void>
  readonly stop: () => Promise<void>
}

export const runBench = (options: BenchOptions = {}): RunningBench => {
  const bench = makeBench(options)
  const runtime = ManagedRuntime.make(Layer.mergeAll(bench.layer, TestClock.layer(), Logger.layer([])), {
    memoMap: Layer.makeMemoMapUnsafe(),
  })
  return {
    ...bench,
    runtime,
    adjust: async (duration) => {
      await settle()
      await runtime.runPromise(TestClock.adjust(duration))
      await settle()
    },
    stop: () => runtime.dispose(),
  }
}

/** Lets everything run that waits for no clock. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets every fiber run until it waits. */
export const settled: Effect.Effect<void> = Effect.promise(settle)

/** What an effect logs, down to traces, one text a line with everything that was handed to the logger. */
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

/** Runs with a random number that is always the same. */
export const withRandom =
  (random: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.provideService(effect, Random.Random, {
      nextDoubleUnsafe: () => random,
      nextIntUnsafe: () => Math.floor(random * Number.MAX_SAFE_INTEGER),
    })
