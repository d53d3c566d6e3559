import { Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Vendor from "#domain/Vendor.ts"
import { Games } from "#services/Games.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

export const vendorsAtom = queryAtom(() => Games.use(({ vendors }) => vendors), {
  isPublic: true,
  kept: true,
})

/** The hot games; a change of language settles first. */
export const hotGamesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Games.use(({ hot }) => hot(language))
  },
  { settle: timings.hotListDebounce, isPublic: true, kept: true },
)

/** Whether there are hot games. While they are on their way their place is kept: all else would move aside for them. */
export const hasHotGamesAtom = atom((get) => {
  const hot = get(hotGamesAtom)
  return hot._tag === "Loading" || Remote.getOrElse(hot, () => []).length > 0
})

/** Whether home's games were seen, so that who comes back to home finds them where they were. */
export const homeGamesSeenAtom = atom(false)

/** The categories of the game menu. Hot games that failed to load are no reason to hide the rest. */
export const categoriesAtom = atom((get) => {
  const hasHotGames = get(hasHotGamesAtom)
  const isLoggedIn = Option.isSome(get(sessionAtom))
  return Remote.map(get(vendorsAtom), (vendors) => Vendor.menu(vendors, { hasHotGames, isLoggedIn }))
})
