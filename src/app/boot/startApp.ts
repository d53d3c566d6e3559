import { Effect, Layer, ManagedRuntime } from "effect"
import type { Atom, Store } from "jotai/vanilla"

import { homeBannersAtom } from "#atoms/home/announcements.ts"
import { categoriesAtom } from "#atoms/games/games.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import type { AppRuntime } from "#atoms/kernel/runtime.ts"
import { firstPaintDoneAtom } from "#atoms/frame/firstPaint.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { winnersAtom } from "#atoms/home/winners.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import type { PrefetchedResponses } from "#gateway/FetchTransport.ts"
import { Address } from "#platform/Address.ts"
import { buildOfPage, deploymentOfPage, hasTelemetry } from "#platform/deployment/deploymentOfPage.ts"
import { keepObservations, type Observations } from "#services/frame/telemetry/observations.ts"
import type { RequestPolicyEvent } from "#services/RequestPolicyLog.ts"

import { layerBrowser } from "./browserLayer.ts"
import { layerObserving, observingRequestPolicies } from "./observing.ts"
import { type MachineLog, openStores, type Stores } from "./stores.ts"

export interface Options {
  readonly requestPolicyLog?: (event: RequestPolicyEvent) => void
  readonly machineLog?: MachineLog | undefined
  /** Overrides the page's host, which may determine the merchant. */
  readonly host?: string | undefined
  readonly prefetched?: PrefetchedResponses
  /** Undefined for an app without a service worker. */
  readonly worker?: string
}

export interface Started {
  readonly stores: Stores
  readonly path: string
  /** Resolves when the error gate has decided whether to show an error page. */
  readonly gate: Promise<void>
  /** Resolves when home's first data has loaded, if boot has requested that data. */
  readonly home: Promise<unknown>
  readonly logError: (...parts: ReadonlyArray<unknown>) => void
  readonly stop: () => void
}

const until = <A>(store: Store, source: Atom<A>, isReached: (value: A) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isReached(store.get(source))) return
      stop()
      resolve()
    }
    const stop = store.sub(source, look)
    look()
  })

const gateKnown = (store: Store) => until(store, gateAtom, ({ _tag }) => _tag !== "Unknown")

// The subscriptions keep the atoms' data until the first paint.
const homeKnown = (store: Store): Promise<unknown> => {
  const blocks = [homeBannersAtom, categoriesAtom, winnersAtom]
  const stops = blocks.map((each) => store.sub(each, () => {}))
  const stop = store.sub(firstPaintDoneAtom, () => [stop, ...stops].forEach((each) => each()))
  const known = blocks.map((block) => until<Remote<unknown>>(store, block, ({ _tag }) => _tag !== "Loading"))
  return Promise.all(known)
}

// If the telemetry chunk fails to load, the visit reports no telemetry.
const reportWhenPainted = async (
  runtime: AppRuntime,
  { stores }: Started,
  observations: Observations,
): Promise<void> => {
  await until(stores.current().store, firstPaintDoneAtom, (isDone) => isDone)
  const { browserTelemetry } = await import("#services/frame/telemetry/Telemetry.ts")
  runtime.runFork(browserTelemetry(observations, buildOfPage()))
}

export const start = (options: Options): Started => {
  const { requestPolicyLog = () => {}, host, prefetched = new Map(), worker, machineLog } = options
  const deployment = deploymentOfPage()
  const observations = hasTelemetry(deployment) ? keepObservations() : undefined
  const runtime = ManagedRuntime.make(
    observations === undefined
      ? layerBrowser(deployment, prefetched, requestPolicyLog, host)
      : layerBrowser(
          deployment,
          prefetched,
          observingRequestPolicies(observations, requestPolicyLog),
          host,
        ).pipe(Layer.provideMerge(layerObserving(observations))),
  )
  // Boot requests home's content, such as the vendors, only if the user may see home.
  const isHomeRequested = [...prefetched.keys()].some((address) => address.startsWith(vendors.path))
  const started = startOn(runtime, { isHomeRequested, worker, machineLog })
  if (observations !== undefined) reportWhenPainted(runtime, started, observations).catch(() => {})
  return started
}

interface Circumstances {
  readonly isHomeRequested?: boolean
  readonly worker?: string | undefined
  readonly machineLog?: MachineLog | undefined
}

export const startOn = (
  runtime: AppRuntime,
  { isHomeRequested = false, worker, machineLog }: Circumstances = {},
): Started => {
  const stores = openStores(runtime, worker, machineLog)
  const { store } = stores.current()
  const { path } = runtime.runSync(Effect.service(Address)).location()
  return {
    stores,
    path,
    gate: gateKnown(store),
    // Checks the path, because other pages request the vendors too but must not request home's data.
    home: isHomeRequested && Pages.isHome(path) ? homeKnown(store) : Promise.resolve(),
    logError: (...parts) => void runtime.runFork(Effect.logError(...parts)),
    stop: () => {
      stores.stop()
      void runtime.dispose()
    },
  }
}
