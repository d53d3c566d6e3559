import { Context, Effect, Layer, Option, Schema } from "effect"

export interface StorageItem<A> {
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

/** If the storage is full or blocked, values stay in memory until the tab closes. */
export class Storage extends Context.Service<
  Storage,
  {
    /** Returns the fallback for a missing or malformed value. */
    readonly get: <A>(item: StorageItem<A>) => Effect.Effect<A>
    readonly set: <A>(item: StorageItem<A>, value: A) => Effect.Effect<void>
    /** Returns false, and stores nothing in memory, if the browser does not store the value. */
    readonly setLasting: <A>(item: StorageItem<A>, value: A) => Effect.Effect<boolean>
    readonly remove: <A>(item: StorageItem<A>) => Effect.Effect<void>
    /** Clears the session storage, except this tab's unsettled requests to move money, such as deposits. */
    readonly clearTab: Effect.Effect<void>
    readonly watch: <A>(item: StorageItem<A>, listener: () => void) => () => void
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

interface GuardedArea extends Area {
  /** Another tab has changed the value, so the value in memory is outdated. */
  readonly forget: (key: string) => void
}

const guarded = (open: () => Area): GuardedArea => {
  // A value that was not written, and the text that was stored then. A later text is another tab's.
  const spare = new Map<string, { readonly value: string; readonly stored: string | null }>()
  const attempt = <A>(use: (area: Area) => A, otherwise: A): A => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    forget: (key) => void spare.delete(key),
    getItem: (key) => {
      const kept = spare.get(key)
      const stored = attempt((area) => area.getItem(key), kept?.stored ?? null)
      if (kept?.stored === stored) return kept.value
      spare.delete(key)
      return stored
    },
    setItem: (key, value) => {
      const isWritten = attempt((area) => {
        area.setItem(key, value)
        return true
      }, false)
      if (isWritten) spare.delete(key)
      else spare.set(key, { value, stored: attempt((area) => area.getItem(key), null) })
    },
    removeItem: (key) => {
      spare.delete(key)
      attempt((area) => area.removeItem(key), undefined)
    },
    clear: () => {
      spare.clear()
      attempt((area) => area.clear(), undefined)
    },
  }
}

// If the browser blocks storage, even reading `localStorage` throws.
const browser: Areas = {
  get local() {
    return localStorage
  },
  get session() {
    return sessionStorage
  },
}

const guardedAreas = (areas: Areas) => ({
  local: guarded(() => areas.local),
  session: guarded(() => areas.session),
})

export const browserAreas = (): Areas => guardedAreas(browser)

export const tabUnsettledMovesKey = "TAB_UNSETTLED_MOVES"

const watchWindow = (key: string, listener: () => void): (() => void) => {
  // If the key is null, another tab has cleared the whole storage.
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
  const set = <A>(item: StorageItem<A>, value: A) =>
    Schema.encodeEffect(item.codec)(value).pipe(
      Effect.orDie,
      Effect.map((text) => areas[item.area].setItem(item.key, text)),
    )
  const get = Effect.fnUntraced(function* <A>(item: StorageItem<A>) {
    const stored = areas[item.area].getItem(item.key)
    if (stored === null) return item.fallback
    const value = Schema.decodeUnknownOption(item.codec)(stored)
    if (Option.isSome(value)) return value.value
    yield* set(item, item.fallback)
    return item.fallback
  })
  return {
    get,
    set,
    setLasting: (item, value) =>
      Schema.encodeEffect(item.codec)(value).pipe(
        Effect.orDie,
        Effect.map((text) => isStored(() => raw[item.area], item.key, text)),
      ),
    remove: (item) => Effect.sync(() => areas[item.area].removeItem(item.key)),
    clearTab: Effect.sync(() => {
      const moves = areas.session.getItem(tabUnsettledMovesKey)
      areas.session.clear()
      if (moves !== null) areas.session.setItem(tabUnsettledMovesKey, moves)
    }),
    watch: ({ area, key }, listener) =>
      watch(key, () => {
        areas[area].forget(key)
        listener()
      }),
  }
}
