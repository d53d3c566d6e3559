import { Effect, Option } from "effect"
import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { timings } from "#config/timings.ts"
import * as Domain from "#domain/Favourites.ts"
import type { Game } from "#domain/Game.ts"
import * as Stars from "#domain/Stars.ts"
import { Favourites } from "#services/Favourites.ts"
import { Visit } from "#services/Visit.ts"

import { logInForAtom } from "./access.ts"
import { actionAtom } from "./kernel/action.ts"
import { identityAtom, queryAtom, runtimeAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

/** Calls of the favourites, with the code that comes with their first use. */
export const withFavourites = <A, E>(use: (favourites: Favourites["Service"]) => Effect.Effect<A, E>) =>
  Favourites.use(use).pipe(Effect.provide(Favourites.layer))

const idsAtom = queryAtom(() => withFavourites(({ ids }) => ids))

const idSetAtom = atom((get): ReadonlySet<string> => new Set(Remote.getOrElse(get(idsAtom), () => [])))

/** What was changed here; ids that come anew know of it, and another member has changed nothing. */
const changesAtom = atom((get) => {
  get(identityAtom)
  get(idSetAtom)
  return atom<Domain.Changes>(new Map())
})

/** Whether a game is a favourite, for every tile of it at once. */
export const isFavouriteAtom = atom((get) => {
  const ids = get(idSetAtom)
  const changes = get(get(changesAtom))
  return (nodeId: string): boolean => Domain.isFavourite(ids, changes, nodeId)
})

/** What a list that holds nothing but favourites still holds after what was changed here. */
export const stillFavouriteAtom = atom((get) => {
  const changes = get(get(changesAtom))
  return (nodeId: string): boolean => changes.get(nodeId) !== false
})

/** Whether games were taken out here, so that later ones moved up in the gateway's list. */
export const hasTakenOutAtom = atom((get) => [...get(get(changesAtom)).values()].includes(false))

/** The account whose favourites are shown; empty for a guest. */
export const ownerAtom = atom((get) =>
  Option.match(get(sessionAtom), { onNone: () => "", onSome: ({ userName }) => userName }),
)

/** Whether games have stars for who looks. */
export const hasStarsAtom = atom((get) => Stars.areShown(get(sessionAtom)))

interface Mark {
  readonly game: Pick<Game, "nodeId" | "vassalage">
  readonly favourite: boolean
}

/** A failure is silent: the loader goes, star and list stay as they were (spec §8). */
const markAtom = actionAtom({
  run: ({ game, favourite }: Mark) => withFavourites(({ mark }) => mark(game, favourite)),
  waits: timings.loader,
  saved: { message: { key: "changes_saved" }, shownFor: timings.toastSaved },
  isSilent: true,
})

/** A press on a star: a guest is sent to the login, a member's game is added or taken out (spec §4). */
export const markFavouriteAtom = atom(null, async (get, set, mark: Mark) => {
  if (Option.isNone(get(sessionAtom))) {
    const path = get(runtimeAtom).runSync(Visit.use((visit) => visit.path))
    return set(logInForAtom, path)
  }
  const done = await set(markAtom, mark)
  if (Option.isSome(done))
    set(get(changesAtom), (changes) => new Map([...changes, [mark.game.nodeId, mark.favourite]]))
})

/** The favourites that home shows: the first 100 (spec §9). */
export const homeFavouritesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return withFavourites(({ page }) =>
      Effect.map(page({ language, gameType: "", pageNo: 1 }, limits.favouriteIds), ({ content }) => content),
    )
  },
  { settle: timings.languageRefresh },
)
