import { Context, Effect, Layer, Option, Schema } from "effect"

/** A named place in the browser's storage with the schema of what it holds. */
export interface Slot<A> {
  readonly key: string
  /** `local` outlives the visit, `session` ends with the tab. */
  readonly area: "local" | "session"
  /** From the stored text; JSON unless the product fixed a plain text. */
  readonly codec: Schema.Codec<A, string>
  readonly fallback: A
}

/** The part of the browser's `Storage` that is used. */
export interface Area {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
  readonly clear: () => void
}

/**
 * What the device remembers.
 *
 * Storage that is full or forbidden does not break the app: what cannot be
 * written is kept until the tab closes.
 */
export class Storage extends Context.Service<
  Storage,
  {
    /** The stored value; a broken or foreign one is replaced by the fallback. */
    readonly get: <A>(slot: Slot<A>) => Effect.Effect<A>
    readonly set: <A>(slot: Slot<A>, value: A) => Effect.Effect<void>
    readonly remove: <A>(slot: Slot<A>) => Effect.Effect<void>
    /** Empties everything that ends with the tab. */
    readonly clearTab: Effect.Effect<void>
    /** Calls back when another tab changed the slot; answers how to stop. */
    readonly watch: <A>(slot: Slot<A>, listener: () => void) => () => void
  }
>()("h5/platform/Storage") {
  static readonly layer = Layer.sync(Storage, () =>
    make({ local: guarded(() => localStorage), session: guarded(() => sessionStorage) }, watchWindow),
  )

  /** Storage of one test or story, over areas that it may fill and look into. */
  static readonly layerMemory = (areas: Areas = memoryAreas()) =>
    Layer.sync(Storage, () => make(areas, () => () => {}))
}

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

/** The browser's area, with a memory behind it for what the browser refuses to keep. */
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

const watchWindow = (key: string, listener: () => void): (() => void) => {
  // A null key says that another tab emptied everything.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}

const make = (areas: Areas, watch: (key: string, listener: () => void) => () => void): Storage["Service"] => {
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
