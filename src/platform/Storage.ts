import { Context, Effect, Layer, Option, Schema } from "effect"

/** A storage key with the schema of its value. */
export interface Slot<A> {
  readonly key: string
  /** `local` survives the visit; `session` ends with the tab. */
  readonly area: "local" | "session"
  /** Decodes the stored text: JSON, unless the product specifies plain text. */
  readonly codec: Schema.Codec<A, string>
  readonly fallback: A
}

/** The used part of the browser's `Storage`. */
export interface Area {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
  readonly clear: () => void
}

/**
 * The browser's storage.
 *
 * Full or blocked storage does not break the app: values that cannot be written stay in memory until the tab
 * closes.
 */
export class Storage extends Context.Service<
  Storage,
  {
    /** The stored value. A malformed one is replaced by the fallback. */
    readonly get: <A>(slot: Slot<A>) => Effect.Effect<A>
    readonly set: <A>(slot: Slot<A>, value: A) => Effect.Effect<void>
    readonly remove: <A>(slot: Slot<A>) => Effect.Effect<void>
    /** Clears the session storage. */
    readonly clearTab: Effect.Effect<void>
    /** Calls the listener when another tab changed the slot. Returns an unsubscribe function. */
    readonly watch: <A>(slot: Slot<A>, listener: () => void) => () => void
  }
>()("h5/platform/Storage") {
  static readonly layer = Layer.sync(Storage, () => make(browserAreas(), watchWindow))

  /** In-memory storage for tests and stories, over given or empty areas. By default there are no other tabs. */
  static readonly layerMemory = (areas: Areas = memoryAreas(), watch: Watch = () => () => {}) =>
    Layer.sync(Storage, () => make(areas, watch))
}

/** Calls the listener when another tab changed the key's value. Returns an unsubscribe function. */
export type Watch = (key: string, listener: () => void) => () => void

export interface Areas {
  readonly local: Area
  readonly session: Area
}

export const memoryAreas = (): Areas => ({ local: memoryArea(), session: memoryArea() })

const memoryArea = (): Area => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** The browser's area, with an in-memory fallback for failed writes. */
const guarded = (open: () => Area): Area => {
  const spare = memoryArea()
  const attempt = <A>(use: (area: Area) => A, otherwise: A): A => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => spare.getItem(key) ?? attempt((area) => area.getItem(key), null),
    setItem: (key, value) => {
      const kept = attempt((area) => {
        area.setItem(key, value)
        return true
      }, false)
      if (kept) spare.removeItem(key)
      else spare.setItem(key, value)
    },
    removeItem: (key) => {
      spare.removeItem(key)
      attempt((area) => area.removeItem(key), undefined)
    },
    clear: () => {
      spare.clear()
      attempt((area) => area.clear(), undefined)
    },
  }
}

/** The storage of the browser. */
export const browserAreas = (): Areas => ({
  local: guarded(() => localStorage),
  session: guarded(() => sessionStorage),
})

const watchWindow = (key: string, listener: () => void): (() => void) => {
  // A null key means that another tab cleared the storage.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}

const make = (areas: Areas, watch: Watch): Storage["Service"] => {
  const set = <A>(slot: Slot<A>, value: A) =>
    Schema.encodeEffect(slot.codec)(value).pipe(
      Effect.orDie,
      Effect.map((text) => areas[slot.area].setItem(slot.key, text)),
    )
  const get = Effect.fnUntraced(function* <A>(slot: Slot<A>) {
    const stored = areas[slot.area].getItem(slot.key)
    if (stored === null) return slot.fallback
    const value = Schema.decodeUnknownOption(slot.codec)(stored)
    if (Option.isSome(value)) return value.value
    yield* set(slot, slot.fallback)
    return slot.fallback
  })
  return {
    get,
    set,
    remove: (slot) => Effect.sync(() => areas[slot.area].removeItem(slot.key)),
    clearTab: Effect.sync(() => areas.session.clear()),
    watch: (slot, listener) => watch(slot.key, listener),
  }
}
