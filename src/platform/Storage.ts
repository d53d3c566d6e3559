import { Context, Effect, Layer, Option, Schema } from "effect"

export interface Slot<A> {
  readonly key: string
  readonly area: "local" | "session"
  /** JSON, unless the specification requires plain text. */
  readonly codec: Schema.Codec<A, string>
  readonly fallback: A
}

export interface Area {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
  readonly clear: () => void
}

/** Values that a full or blocked storage rejects stay in memory until the tab closes. */
export class Storage extends Context.Service<
  Storage,
  {
    /** Returns the fallback for a missing or malformed value. */
    readonly get: <A>(slot: Slot<A>) => Effect.Effect<A>
    readonly set: <A>(slot: Slot<A>, value: A) => Effect.Effect<void>
    /** Returns false, and stores nothing in memory, if the browser does not store the value. */
    readonly setLasting: <A>(slot: Slot<A>, value: A) => Effect.Effect<boolean>
    readonly remove: <A>(slot: Slot<A>) => Effect.Effect<void>
    /** Clears the session storage, except the unsettled money moves of this tab. */
    readonly clearTab: Effect.Effect<void>
    readonly watch: <A>(slot: Slot<A>, listener: () => void) => () => void
  }
>()("h5/platform/Storage") {
  static readonly layer = Layer.sync(Storage, () => make(browser, watchWindow))

  static readonly layerMemory = (areas: Areas = memoryAreas(), watch: Watch = () => () => {}) =>
    Layer.sync(Storage, () => make(areas, watch))
}

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

// With blocked storage even these getters throw.
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

export const browserAreas = (): Areas => guardedAreas(browser)

export const tabMovesKey = "TAB_UNSETTLED_MOVES"

const watchWindow = (key: string, listener: () => void): (() => void) => {
  // A null key means that another tab has cleared the storage.
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
