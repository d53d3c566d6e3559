import { Effect, Layer, ManagedRuntime, Schema } from "effect"
import { createStore } from "jotai"
import { getResponse } from "msw"
import { memoryLocation } from "wouter/memory-location"

import { runtimeAtom } from "#atoms/kernel/query.ts"
import { lifeAtom } from "#atoms/life.ts"
import { popupsAtom } from "#atoms/popups.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { gateAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import type { Language, Theme } from "#config/product.ts"
import { Failure } from "#domain/Failure.ts"
import type { Session } from "#domain/Session.ts"
import { artRoot } from "#fixtures/art/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { makeWorld, type World } from "#fixtures/world.ts"
import { addressOf } from "#gateway/FetchTransport.ts"
import { Transport, type WireAnswer, type WireRequest } from "#gateway/Transport.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { slots } from "#platform/slots.ts"
import { memoryAreas, Storage } from "#platform/Storage.ts"
import { layerServices } from "#services/layer.ts"

import { storyArtRoot } from "./artRoot.ts"
import { longText } from "./samples.tsx"
import { type Circumstances, layerAddress, layerDevice, layerFirebase, layerProof } from "./platform.ts"

export type Store = ReturnType<typeof createStore>

/** What a story of a page is about. */
export interface Plot {
  /** `guest`, or a member type as text. */
  readonly persona?: string
  /** What the pretend gateway is like. */
  readonly settings?: Partial<Settings>
  /** Paths of calls that never answer, or all of them. */
  readonly unanswered?: ReadonlyArray<string> | "all"
  /** The human verification stays open. */
  readonly unproved?: boolean
  /** Names and titles come far longer than they should be. */
  readonly longTexts?: boolean
  readonly device?: Partial<Circumstances>
  readonly path?: string
  /** Texts that the device's local storage holds, by key. */
  readonly stored?: Readonly<Record<string, string>>
  /** What happened before the story begins. */
  readonly before?: (store: Store) => void
}

interface Chosen {
  readonly language: Language
  readonly theme: Theme
}

/** A story's own copy of the product: its services, its store and its address, with no network. */
export interface Scene {
  readonly store: Store
  readonly location: Pick<ReturnType<typeof memoryLocation>, "hook" | "searchHook">
  /** Whether every call that will be answered is. */
  readonly isSettled: () => boolean
  readonly watch: (listener: () => void) => () => void
  readonly close: () => void
}

let opened: Promise<World> | undefined

/** One world for all stories, as one story is open at a time. Each finds it as on the first day. */
const freshWorld = async (settings: Partial<Settings>): Promise<World> => {
  opened ??= makeWorld({}, { seed: "stories" })
  const world = await opened
  world.reset()
  world.configure(settings)
  return world
}

const makePending = () => {
  let pending = 0
  const listeners = new Set<() => void>()
  const add = (change: number) => {
    pending += change
    // Calls begin while a page is drawn, and nobody may be drawn again just then.
    queueMicrotask(() => listeners.forEach((listener) => listener()))
  }
  return {
    during: <A, E>(effect: Effect.Effect<A, E>) =>
      Effect.suspend(() => {
        add(1)
        return Effect.ensuring(
          effect,
          Effect.sync(() => add(-1)),
        )
      }),
    isNone: () => pending === 0,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const named = [
  "title",
  "nickname",
  "labelName",
  "gameName",
  "customerName",
  "copyright",
] as const satisfies ReadonlyArray<string>

/** A body in which whatever is shown as a name or a title runs on and on. */
const lengthened = (body: string): string =>
  JSON.stringify(
    JSON.parse(body, (key, value: unknown) =>
      typeof value === "string" && named.some((name) => name === key) ? `${value} ${longText}` : value,
    ),
  )

/** Pages that would play in a frame: a picture of this site stands for them, as stories ask nobody else for anything. */
const framed = /https?:\/\/[^"]*?(\/lgw\/vendor\/\w+|youtube\.com\/watch)/g

const ask = async (world: World, request: WireRequest, signal: AbortSignal): Promise<WireAnswer> => {
  const asked = new Request(location.origin + addressOf(request), {
    method: request.method,
    headers: request.headers,
    signal,
    body: request.form ?? request.body ?? null,
  })
  const response = await getResponse([...world.handlers], asked)
  if (response === undefined || response.type === "error") throw new Error("Nothing answered")
  const body = await response.text()
  return {
    status: response.status,
    body: body.replaceAll(artRoot, storyArtRoot).replaceAll(framed, `${location.origin}/icon.svg`),
  }
}

const layerTransport = (
  world: World,
  { unanswered = [], longTexts = false }: Plot,
  pending: ReturnType<typeof makePending>,
) => {
  const answer = async (request: WireRequest, signal: AbortSignal): Promise<WireAnswer> => {
    const { status, body } = await ask(world, request, signal)
    return { status, body: longTexts ? lengthened(body) : body }
  }
  return Layer.succeed(Transport)({
    carry: (request) =>
      unanswered === "all" || unanswered.includes(request.path)
        ? Effect.never
        : pending.during(
            Effect.tryPromise({
              try: (signal) => answer(request, signal),
              catch: () => Failure.Unreachable(),
            }),
          ),
  })
}

const areasOf = (session: Session | undefined, { language, theme }: Chosen, stored: Plot["stored"] = {}) => {
  const areas = memoryAreas()
  const held =
    session === undefined ? {} : { [slots.session.key]: Schema.encodeSync(slots.session.codec)(session) }
  const all = { [slots.language.key]: language, [slots.theme.key]: theme, ...held, ...stored }
  for (const [key, text] of Object.entries(all)) areas.local.setItem(key, text)
  return areas
}

export const open = async (plot: Plot, chosen: Chosen): Promise<Scene> => {
  const world = await freshWorld(plot.settings ?? {})
  const session = await world.signInAs(plot.persona ?? "guest")
  const location = memoryLocation({ path: plot.path ?? paths.home })
  const pending = makePending()
  const ground = Layer.mergeAll(
    Storage.layerMemory(areasOf(session, chosen, plot.stored)),
    layerDevice({
      phone: "iphone",
      online: true,
      hour: 15,
      isStandalone: false,
      isInstallable: false,
      ...plot.device,
    }),
    layerAddress(plot.path ?? paths.home, location.navigate),
    ServiceLinks.layer,
    layerProof(plot.unproved === true),
    layerFirebase,
    layerTransport(world, plot, pending),
  )
  const runtime = ManagedRuntime.make(layerServices.pipe(Layer.provideMerge(ground)), {
    memoMap: Layer.makeMemoMapUnsafe(),
  })
  const store = createStore()
  store.set(runtimeAtom, runtime)
  const stops = [gateAtom, sessionLifeAtom, popupsAtom, lifeAtom].map((each) => store.sub(each, () => {}))
  plot.before?.(store)
  return {
    store,
    location,
    isSettled: pending.isNone,
    watch: pending.watch,
    close: () => {
      stops.forEach((stop) => stop())
      void runtime.dispose()
    },
  }
}
