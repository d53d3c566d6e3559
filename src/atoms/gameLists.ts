import { Clock, Duration, Effect } from "effect"
import { atom, type Getter } from "jotai"

import { millis } from "#config/millis.ts"
import type { Language } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import { type KeptList, type ListedGame, listed } from "#domain/GameList.ts"
import * as PagedList from "#machines/PagedList.ts"
import { GameLists } from "#services/GameLists.ts"
import { LeftLists } from "#services/LeftLists.ts"

import { waitForAtom } from "./feedback.ts"
import { hasTakenOutAtom, ownerAtom, withFavourites } from "./favourites.ts"
import { identityAtom, runtimeAtom } from "./kernel/query.ts"
import { machineAtom } from "./kernel/machine.ts"
import { searchBoxAtom } from "./searchBox.ts"

/** Which list of games a page shows. */
export type WantedGames = {
  readonly source: "games" | "favourites"
  /** A category as menus name it. */
  readonly gameType: string
  /** Codes of vendors, joined by commas; empty for all. */
  readonly vassalage: string
  readonly gameName: string
  readonly language: Language
  /** Whose favourites they are. */
  readonly owner?: string
}

const pageOf = ({ source, owner: _, ...wanted }: WantedGames, pageNo: number) =>
  source === "favourites"
    ? withFavourites(({ page }) => page({ ...wanted, pageNo })).pipe(
        Effect.map(({ content, totalPages }) => ({ games: content, totalPages })),
      )
    : GameLists.use(({ page }) => page({ ...wanted, pageNo })).pipe(Effect.provide(GameLists.layer))

/** A page; with the one before it when entries of that were taken out and others moved up into it. */
const pageAfter = (get: Getter, wanted: WantedGames, page: number) => {
  const next = pageOf(wanted, page)
  if (page === 1 || wanted.source !== "favourites" || !get(hasTakenOutAtom)) return next
  return Effect.zipWith(pageOf(wanted, page - 1), next, (before, { games, totalPages }) => ({
    games: [...before.games, ...games],
    totalPages,
  }))
}

/** The list of games on screen. */
export const gameListAtom = machineAtom(
  PagedList.machine<WantedGames, ListedGame>(({ nodeId }) => nodeId, millis(timings.loadMoreThrottle)),
  ({ wanted, page, wait }, { get, set, send }) => {
    const isSearch = page === 1 && wanted.gameName !== ""
    const stopWaiting = isSearch ? set(waitForAtom, timings.searchLoader) : () => {}
    return Effect.sleep(Duration.millis(wait)).pipe(
      Effect.andThen(Effect.suspend(() => pageAfter(get, wanted, page))),
      Effect.ensuring(Effect.sync(stopWaiting)),
      Effect.match({
        onSuccess: ({ games, totalPages }) =>
          send({ _tag: "Arrived", wanted, page, entries: games.map(listed), totalPages }),
        onFailure: ({ reason }) => send({ _tag: "Broke", wanted, page, message: Failure.message(reason) }),
      }),
    )
  },
)

/** The box above a list of games; an applied text is part of what the list is wanted for. */
export const gameSearchAtom = searchBoxAtom("slot-search", timings.slotSearchDebounce)

const now = Clock.currentTimeMillis

/** The player nears the end of the list. */
export const nearListEndAtom = atom(null, (get, set) =>
  set(gameListAtom, { _tag: "EndNeared", now: get(runtimeAtom).runSync(now) }),
)

export const retryListAtom = atom(null, (get, set) =>
  set(gameListAtom, { _tag: "RetryPressed", now: get(runtimeAtom).runSync(now) }),
)

/** The lists that were left on this visit, by their address; nobody sees another's. */
const leftListsAtom = atom((get) => {
  get(identityAtom)
  return new Map<string, KeptList>()
})

const withLeftLists = <A>(use: (lists: LeftLists["Service"]) => Effect.Effect<A>) =>
  LeftLists.use(use).pipe(Effect.provide(LeftLists.layer))

const keptAt = (get: Getter, address: string) =>
  get(runtimeAtom).runSync(withLeftLists(({ at }) => at(address, get(leftListsAtom))))

/** What is kept of games that do not come page by page: nothing but how far they were scrolled. */
const noList: KeptList["list"] = { wanted: {}, entries: [], page: 0, totalPages: 0 }

interface Left {
  readonly address: string
  /** Nothing for games that do not come page by page. */
  readonly list?: KeptList["list"] | undefined
  /** CSS px from the top of the page. */
  readonly scroll: number
}

/** Keeps the list on screen for when its address is come back to, on this visit and over a reload. */
export const leaveListAtom = atom(null, (get, _set, { address, list = noList, scroll }: Left) => {
  // A list that is left because its owner signed out must not be written down after that.
  const owner = list.wanted["owner"]
  if (owner !== undefined && owner !== get(ownerAtom)) return
  const kept: KeptList = { address, list, scroll }
  get(leftListsAtom).set(address, kept)
  get(runtimeAtom).runSync(withLeftLists(({ keep }) => keep(kept)))
})

/** How far a page was scrolled when it was left, in CSS px; 0 for one that is entered anew. */
export const keptScrollAtom = atom(null, (get, _set, address: string) => keptAt(get, address)?.scroll ?? 0)

/**
 * Shows a list: as it was left when its address was come back to, else from its start.
 *
 * Answers how far it was scrolled, in CSS px.
 */
export const openListAtom = atom(
  null,
  (get, set, { address, wanted }: { address: string; wanted: WantedGames }): number => {
    const kept = keptAt(get, address)
    if (kept !== undefined && PagedList.isSame(kept.list.wanted, wanted)) {
      set(gameListAtom, { _tag: "Restored", list: { ...kept.list, wanted } })
      return kept.scroll
    }
    set(gameListAtom, { _tag: "Wanted", wanted, now: get(runtimeAtom).runSync(now) })
    return 0
  },
)
