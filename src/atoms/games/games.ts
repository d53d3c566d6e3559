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
  debounce: timings.hotListDebounce,
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

/** The categories of the game menu. They show even when hot games failed to load. */
export const categoriesAtom = atom((get) => {
  const hasHotGames = get(hasHotGamesAtom)
  const isLoggedIn = Option.isSome(get(sessionAtom))
  return Remote.map(get(vendorsAtom), (known) => Vendor.menu(known, { hasHotGames, isLoggedIn }))
})
