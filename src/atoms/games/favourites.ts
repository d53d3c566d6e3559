import { Effect, Option } from "effect"
import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import type { Language } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import * as Domain from "#domain/games/Favourites.ts"
import type { Game } from "#domain/games/Game.ts"
import { queryType } from "#domain/games/Vendor.ts"
import * as Stars from "#domain/games/Stars.ts"
import * as calls from "#gateway/calls/games/gameLists.ts"
import { Backend } from "#services/Backend.ts"
import { Address } from "#platform/Address.ts"
import { logInForAtom } from "#atoms/entry/access.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

interface Change {
  readonly favourite: boolean
  readonly number: number
}

// Resets when the session changes, because another account must not see these changes.
const marksAtom = atom((get) => {
  get(identityAtom)
  return { changesAtom: atom<ReadonlyMap<string, Change>>(new Map()), count: 0, running: 0, seen: 0 }
})

// `seen` is the number of changes that had succeeded when the request began.
interface Ids {
  readonly nodeIds: ReadonlyArray<string>
  readonly seen: number
}

// One page with the first favourites (spec §9).
const idsAtom = queryAtom((get) => {
  const marks = get(marksAtom)
  if (Option.isNone(get(sessionAtom))) return Effect.succeed<Ids>({ nodeIds: [], seen: 0 })
  return Effect.suspend(() => {
    // A fetch during another fetch shares the earlier request, so `seen` is the count when that request began.
    if (marks.running === 0) marks.seen = marks.count
    const { seen } = marks
    marks.running += 1
    return Backend.read(calls.favouriteIds, { pageSize: limits.favouriteIds }).pipe(
      Effect.map(({ nodeIds }): Ids => ({ nodeIds, seen })),
      Effect.ensuring(Effect.sync(() => (marks.running -= 1))),
    )
  })
})

const knownIdsAtom = atom((get) => Remote.valueOf(get(idsAtom)))

const idSetAtom = atom((get): ReadonlySet<string> => new Set(get(knownIdsAtom)?.nodeIds))

// Changes that succeeded after the last request began, so that its response does not contain them.
const changesAtom = atom((get): Domain.Changes => {
  const seen = get(knownIdsAtom)?.seen ?? 0
  const changes = [...get(get(marksAtom).changesAtom)].filter(([, { number }]) => number > seen)
  return new Map(changes.map(([nodeId, { favourite }]) => [nodeId, favourite]))
})

export const isFavouriteAtom = atom((get) => {
  const ids = get(idSetAtom)
  const changes = get(changesAtom)
  return (nodeId: string): boolean => Domain.isFavourite(ids, changes, nodeId)
})

export const stillFavouriteAtom = atom((get) => {
  const changes = get(changesAtom)
  return (nodeId: string): boolean => changes.get(nodeId) !== false
})

export const hasRemovedAtom = atom((get) =>
  [...get(get(marksAtom).changesAtom).values()].some(({ favourite }) => !favourite),
)

export const hasStarsAtom = atom((get) => Stars.areShown(get(sessionAtom)))

interface Mark {
  readonly game: Pick<Game, "nodeId" | "vassalage">
  readonly favourite: boolean
}

// If a change fails, the list stays unchanged and no message shows (spec §8).
const makeMarkAtom = () =>
  actionAtom({
    run: ({ game, favourite }: Mark) =>
      Backend.change(favourite ? calls.addFavourite : calls.removeFavourite, {
        nodeId: game.nodeId,
        vendor: game.vassalage,
      }),
    waits: timings.loader,
    saved: { message: { key: "changes_saved" }, shownFor: timings.toastSaved },
    isSilent: true,
  })

// Each game has its own action, so that a pending change of one game does not block the star of another game.
const markAtomsAtom = atom(() => new Map<string, ReturnType<typeof makeMarkAtom>>())

/** Opens the login for a guest (spec §4). */
export const markFavouriteAtom = atom(null, async (get, set, mark: Mark) => {
  if (Option.isNone(get(sessionAtom))) {
    const path = get(runtimeAtom).runSync(Address.use(({ current }) => current))
    return set(logInForAtom, { path, reason: "login_to_favourites" })
  }
  const { game, favourite } = mark
  const markAtoms = get(markAtomsAtom)
  const markAtom = markAtoms.get(game.nodeId) ?? makeMarkAtom()
  markAtoms.set(game.nodeId, markAtom)
  const done = await set(markAtom, mark)
  if (Option.isNone(done)) return
  const marks = get(marksAtom)
  marks.count += 1
  const change: Change = { favourite, number: marks.count }
  set(marks.changesAtom, (changes) => new Map([...changes, [game.nodeId, change]]))
})

interface FavouritesRequest {
  readonly language: Language
  readonly gameType: string
  readonly pageNo: number
}

export const favouritesPage = (
  { language, gameType, pageNo }: FavouritesRequest,
  pageSize: typeof limits.gamePage | typeof limits.favouriteIds = limits.gamePage,
) => Backend.read(calls.favouriteGames, { language, pageNo, pageSize, gameType: queryType(gameType) })

/** One page with the first favourites (spec §9). For guests the list is empty, without a request. */
export const homeFavouritesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    if (Option.isNone(get(sessionAtom))) return Effect.succeed<ReadonlyArray<Game>>([])
    const page = favouritesPage({ language, gameType: "", pageNo: 1 }, limits.favouriteIds)
    return Effect.map(page, ({ content }) => content)
  },
  { debounce: ["favourites", timings.languageRefresh] },
)
