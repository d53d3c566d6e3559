import { Effect, Layer, ManagedRuntime, Schema } from "effect"
import { createStore } from "jotai"
import { getResponse } from "msw"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { popupsAtom } from "#atoms/popups.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { paths } from "#config/paths.ts"
import type { Language, Theme } from "#config/product.ts"
import { Failure } from "#domain/Failure.ts"
import type { Session } from "#domain/Session.ts"
import { artRoot } from "#fixtures/art/paths.ts"
import { memoryEntries } from "#fixtures/memoryEntries.ts"
import type { Settings } from "#fixtures/settings.ts"
import { makeWorld, type World } from "#fixtures/world.ts"
import { addressOf } from "#gateway/address.ts"
import { Transport, type WireResponse, type WireRequest } from "#gateway/Transport.ts"
import { Address, make } from "#platform/Address.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"
import { storageItems } from "#platform/storageItems.ts"
import { memoryAreas, Storage } from "#platform/Storage.ts"
import { layerServices } from "#services/layer.ts"

import { storyArtRoot } from "./artRoot.ts"
import { longText } from "./samples.tsx"
import { type Circumstances, layerDevice, layerFirebase, layerHumanCheck } from "./platform.ts"

export type Store = ReturnType<typeof createStore>

/** The setup of a page story. */
export interface StoryOptions {
  /** `guest`, or a member type as text. */
  readonly persona?: string
  /** Settings of the simulated gateway. */
  readonly settings?: Partial<Settings>
  /** Paths of calls that never get a response; `all` for every call. */
  readonly unanswered?: ReadonlyArray<string> | "all"
  /** Whether the human verification stays open instead of succeeding. */
  readonly unverified?: boolean
  /** Whether names and titles are much longer than usual. */
  readonly longTexts?: boolean
  readonly device?: Partial<Circumstances>
  readonly path?: string
  /** Texts in the device's local storage, by key. */
  readonly stored?: Readonly<Record<string, string>>
  /** Texts in the tab's session storage, by key. */
  readonly storedInTab?: Readonly<Record<string, string>>
  /** Runs before the story renders. */
  readonly before?: (store: Store) => void
}

interface Chosen {
  readonly language: Language
  readonly theme: Theme
}

/** A story's own copy of the product: its services, store and address, without network. */
export interface StoryApp {
  readonly store: Store
  /** Whether no call is pending, apart from calls that never get a response. */
  readonly isIdle: () => boolean
  readonly watch: (listener: () => void) => () => void
  readonly close: () => void
}

let opened: Promise<World> | undefined

/** The simulated gateway. All stories share one, because only one story is open at a time; each story resets it. */
const freshWorld = async (settings: Partial<Settings>): Promise<World> => {
  opened ??= makeWorld({}, { seed: "stories" })
  const world = await opened
  await world.reset()
  world.configure(settings)
  return world
}

const makePending = () => {
  let pending = 0
  const listeners = new Set<() => void>()
  const add = (change: number) => {
    pending += change
    // Notifies in a microtask, because calls start during a render, when React allows no other update.
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
  "bankName",
  "payeeName",
  "question",
] as const satisfies ReadonlyArray<string>

/** Makes all names and titles in a JSON body very long. */
const lengthened = (body: string): string =>
  JSON.stringify(
    JSON.parse(body, (key, value: unknown) =>
      typeof value === "string" && named.some((name) => name === key) ? `${value} ${longText}` : value,
    ),
  )

/** Addresses of pages in iframes. A local picture replaces these pages, because stories make no external requests. */
const framed = /https?:\/\/[^"]*?(\/lgw\/vendor\/\w+|youtube\.com\/watch)/g

const ask = async (world: World, request: WireRequest, signal: AbortSignal): Promise<WireResponse> => {
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
  { unanswered = [], longTexts = false }: StoryOptions,
  pending: ReturnType<typeof makePending>,
) => {
  const respond = async (request: WireRequest, signal: AbortSignal): Promise<WireResponse> => {
    const { status, body } = await ask(world, request, signal)
    return { status, body: longTexts ? lengthened(body) : body }
  }
  return Layer.succeed(Transport)({
    carry: (request) =>
      unanswered === "all" || unanswered.includes(request.path)
        ? Effect.never
        : pending.during(
            Effect.tryPromise({
              try: (signal) => respond(request, signal),
              catch: () => Failure.Unreachable(),
            }),
          ),
  })
}

const areasOf = (
  session: Session | undefined,
  { language, theme }: Chosen,
  { stored, storedInTab = {} }: Pick<StoryOptions, "stored" | "storedInTab">,
) => {
  const areas = memoryAreas()
  const held =
    session === undefined
      ? {}
      : { [storageItems.session.key]: Schema.encodeSync(storageItems.session.codec)(session) }
  const all = { [storageItems.language.key]: language, [storageItems.theme.key]: theme, ...held, ...stored }
  for (const [key, text] of Object.entries(all)) areas.local.setItem(key, text)
  for (const [key, text] of Object.entries(storedInTab)) areas.session.setItem(key, text)
  return areas
}

export const openStory = async (options: StoryOptions, chosen: Chosen): Promise<StoryApp> => {
  const world = await freshWorld(options.settings ?? {})
  const session = await world.signInAs(options.persona ?? "guest")
  const pending = makePending()
  const ground = Layer.mergeAll(
    Storage.layerMemory(areasOf(session, chosen, options)),
    layerDevice({
      phone: "iphone",
      online: true,
      hour: 15,
      isStandalone: false,
      isInstallable: false,
      ...options.device,
    }),
    Layer.sync(Address, () => Address.of(make(memoryEntries(options.path ?? paths.home)))),
    ServiceLinks.layer,
    layerHumanCheck(options.unverified === true),
    layerFirebase,
    layerTransport(world, options, pending),
  )
  const runtime = ManagedRuntime.make(layerServices.pipe(Layer.provideMerge(ground)), {
    memoMap: Layer.makeMemoMapUnsafe(),
  })
  const store = createStore()
  store.set(runtimeAtom, runtime)
  const stops = [gateAtom, sessionLifeAtom, popupsAtom, lifecycleAtom].map((each) =>
    store.sub(each, () => {}),
  )
  options.before?.(store)
  return {
    store,
    isIdle: pending.isNone,
    watch: pending.watch,
    close: () => {
      stops.forEach((stop) => stop())
      void runtime.dispose()
    },
  }
}
