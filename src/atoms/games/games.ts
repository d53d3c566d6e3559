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

export const hotGamesAtom = queryAtom(hot(Backend.read), {
  debounce: ["hot-list", timings.hotListDebounce],
  isPublic: true,
  cached: hot(Backend.cached),
})

/** Also true while the hot games load, so that the layout does not shift. */
export const hasHotGamesAtom = atom((get) => {
  const hot = get(hotGamesAtom)
  return hot._tag === "Loading" || Remote.getOrElse(hot, () => []).length > 0
})

export const homeGamesSeenAtom = atom(false)

const hotWaitAtom = queryAtom(() => Effect.as(Effect.sleep(timings.hotTabWait), true), { isPublic: true })

/** The menu waits briefly for the hot games, so that the tabs do not shift if there are none (spec §2). */
export const categoriesAtom = atom((get) => {
  const hot = get(hotGamesAtom)
  if (hot._tag === "Loading" && get(hotWaitAtom)._tag === "Loading") return hot
  const hasHotGames = Remote.getOrElse(hot, () => []).length > 0
  const isLoggedIn = Option.isSome(get(sessionAtom))
  return Remote.map(get(vendorsAtom), (known) => Vendor.menu(known, { hasHotGames, isLoggedIn }))
})
