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
    /**
     * Writes a value to the browser's storage and reads it back. False when the storage does not keep it; nothing
     * stays in memory then.
     */
    readonly setLasting: <A>(slot: Slot<A>, value: A) => Effect.Effect<boolean>
    readonly remove: <A>(slot: Slot<A>) => Effect.Effect<void>
    /** Clears the session storage, except the unsettled moves of this tab. */
    readonly clearTab: Effect.Effect<void>
    /** Calls the listener when another tab changed the slot. Returns an unsubscribe function. */
    readonly watch: <A>(slot: Slot<A>, listener: () => void) => () => void
  }
>()("h5/platform/Storage") {
  static readonly layer = Layer.sync(Storage, () => make(browser, watchWindow))

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
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
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
      const stored = attempt((area) => {
        area.setItem(key, value)
        return true
      }, false)
      if (stored) spare.removeItem(key)
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

/** The storage of the browser. Each access may throw. */
const browser: Areas = {
  get local() {
    return localStorage
  },
  get session() {
    return sessionStorage
  },
}

const guardedAreas = (areas: Areas): Areas => ({
  local: guarded(() => areas.local),
  session: guarded(() => areas.session),
})

/** The storage of the browser, which keeps failed writes in memory. */
export const browserAreas = (): Areas => guardedAreas(browser)

/** The key of `cashierSlots.tabMoves`, which `clearTab` keeps. */
export const tabMovesKey = "TAB_UNSETTLED_MOVES"

const watchWindow = (key: string, listener: () => void): (() => void) => {
  // A null key means that another tab cleared the storage.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}

const isStored = (area: () => Area, key: string, text: string): boolean => {
  try {
    area().setItem(key, text)
    return area().getItem(key) === text
  } catch {
    return false
  }
}

const make = (raw: Areas, watch: Watch): Storage["Service"] => {
  const areas = guardedAreas(raw)
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
    setLasting: (slot, value) =>
      Schema.encodeEffect(slot.codec)(value).pipe(
        Effect.orDie,
        Effect.map((text) => isStored(() => raw[slot.area], slot.key, text)),
      ),
    remove: (slot) => Effect.sync(() => areas[slot.area].removeItem(slot.key)),
    clearTab: Effect.sync(() => {
      const moves = areas.session.getItem(tabMovesKey)
      areas.session.clear()
      if (moves !== null) areas.session.setItem(tabMovesKey, moves)
    }),
    watch: (slot, listener) => watch(slot.key, listener),
  }
}
