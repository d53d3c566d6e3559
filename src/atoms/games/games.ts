import { Effect, Option } from "effect"
import { atom, type Getter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Vendor from "#domain/games/Vendor.ts"
import { hotGames, hotIn, vendors } from "#gateway/calls/games/games.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

export const vendorsAtom = queryAtom(() => Backend.read(vendors, { typeId: 1 }), {
  isPublic: true,
  cached: () => Backend.cached(vendors, { typeId: 1 }),
})

const hot = (read: typeof Backend.read) => (get: Getter) =>
  Effect.map(read(hotGames, hotIn(get(languageAtom))), ({ list }) => list)

/** The hot games. */
export const hotGamesAtom = queryAtom(hot(Backend.read), {
  debounce: ["hot-list", timings.hotListDebounce],
  isPublic: true,
  cached: hot(Backend.cached),
})

/** Whether hot games exist. True while loading, so that the layout does not shift. */
export const hasHotGamesAtom = atom((get) => {
  const hot = get(hotGamesAtom)
  return hot._tag === "Loading" || Remote.getOrElse(hot, () => []).length > 0
})

/** Whether home's games were shown, so that back navigation to home renders them at once. */
export const homeGamesSeenAtom = atom(false)

/** Loaded when the game menu no longer waits for the hot games. */
const hotWaitAtom = queryAtom(() => Effect.as(Effect.sleep(timings.hotTabWait), true), { isPublic: true })

/**
 * The categories of the game menu. They wait a while for the hot games, so that no tab moves when Hot is absent (spec
 * §2). They show even when hot games are slow or failed to load.
 */
export const categoriesAtom = atom((get) => {
  const hot = get(hotGamesAtom)
  if (hot._tag === "Loading" && get(hotWaitAtom)._tag === "Loading") return hot
  const hasHotGames = Remote.getOrElse(hot, () => []).length > 0
  const isLoggedIn = Option.isSome(get(sessionAtom))
  return Remote.map(get(vendorsAtom), (known) => Vendor.menu(known, { hasHotGames, isLoggedIn }))
})
