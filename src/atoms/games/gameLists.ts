import { Clock, Effect, Option } from "effect"
import { atom, type Getter } from "jotai"

import { millis } from "#config/millis.ts"
import type { Language } from "#config/product.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import { type ListSnapshot, type ListedGame, listed, query } from "#domain/games/GameList.ts"
import * as PagedList from "#machines/PagedList.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { Backend } from "#services/Backend.ts"
import { ListSnapshots } from "#services/games/ListSnapshots.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { waitForAtom } from "#atoms/frame/loader.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom, accountAtom } from "#atoms/session.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"

import { hasRemovedAtom, favouritesPage } from "./favourites.ts"
import { searchBoxAtom } from "./searchBox.ts"

/** The filter of a game list. */
export type GamesFilter = {
  readonly source: "games" | "favourites"
  /** A category code of the game menu. */
  readonly gameType: string
  /** Vendor codes, joined by commas; empty for all. */
  readonly vassalage: string
  readonly gameName: string
  readonly language: Language
  /** The account of the favourites. */
  readonly owner?: string
}

const nothing = { games: [], totalPages: 0 }

const pageOf = (get: Getter, { source, owner: _, ...wanted }: GamesFilter, pageNo: number) => {
  if (source === "favourites" && Option.isNone(get(sessionAtom))) return Effect.succeed(nothing)
  return source === "favourites"
    ? favouritesPage({ ...wanted, pageNo }).pipe(
        Effect.map(({ content, totalPages }) => ({ games: content, totalPages })),
      )
    : Backend.read(gameList, query({ ...wanted, pageNo }))
}

/** Returns a page. Refetches the page before it when removed entries moved others up into it. */
const pageAfter = (get: Getter, wanted: GamesFilter, page: number) => {
  const next = pageOf(get, wanted, page)
  if (page === 1 || wanted.source !== "favourites" || !get(hasRemovedAtom)) return next
  return Effect.zipWith(pageOf(get, wanted, page - 1), next, (before, { games, totalPages }) => ({
    games: [...before.games, ...games],
    totalPages,
  }))
}

/** The game list on screen. */
export const gameListAtom = machineAtom(
  "page",
  PagedList.machine<GamesFilter, ListedGame>(({ nodeId }) => nodeId, millis(timings.loadMoreThrottle)),
  ({ wanted, page }, { get, set, send }) => {
    const isSearch = page === 1 && wanted.gameName !== ""
    const stopWaiting = isSearch ? set(waitForAtom, timings.searchLoader) : () => {}
    return Effect.suspend(() => pageAfter(get, wanted, page)).pipe(
      Effect.ensuring(Effect.sync(stopWaiting)),
      Effect.match({
        onSuccess: ({ games, totalPages }) =>
          send({ _tag: "Arrived", wanted, page, entries: games.map(listed), totalPages }),
        onFailure: ({ reason }) => send({ _tag: "Broke", wanted, page, message: Failure.message(reason) }),
      }),
    )
  },
)

/** The search field above a game list; the applied text is part of the list's filter. */
export const gameSearchAtom = searchBoxAtom("slot-search", timings.slotSearchDebounce)

/** The player is near the end of the list. */
export const nearListEndAtom = atom(null, (get, set) =>
  set(gameListAtom, { _tag: "EndReached", now: get(runtimeAtom).runSync(Clock.currentTimeMillis) }),
)

export const retryListAtom = atom(null, (_get, set) => set(gameListAtom, { _tag: "RetryPressed" }))

/** Snapshots of this visit's lists by address, per account. */
const snapshotsAtom = atom((get) => {
  get(identityAtom)
  return new Map<string, ListSnapshot>()
})

const withListSnapshots = lazyService(ListSnapshots)

const snapshotAt = (get: Getter, address: string) =>
  get(runtimeAtom).runSync(withListSnapshots(({ at }) => at(address, get(snapshotsAtom))))

/** A snapshot of games without pages contains only the scroll position. */
const noList: ListSnapshot["list"] = { wanted: {}, entries: [], page: 0, totalPages: 0 }

interface Left {
  readonly address: string
  /** Undefined for games without pages. */
  readonly list?: ListSnapshot["list"] | undefined
  /** CSS px from the top of the page. */
  readonly scroll: number
}

/** Stores the current list for its address, for this visit and for a reload. */
export const leaveListAtom = atom(null, (get, _set, { address, list = noList, scroll }: Left) => {
  // A list whose owner signed out is not stored.
  const owner = list.wanted["owner"]
  if (owner !== undefined && owner !== get(accountAtom)) return
  const kept: ListSnapshot = { address, list, scroll }
  get(snapshotsAtom).set(address, kept)
  get(runtimeAtom).runSync(withListSnapshots(({ keep }) => keep(kept)))
})

/** The scroll position for an address after back navigation, in CSS px; otherwise 0. */
export const restoredScrollAtom = atom(
  null,
  (get, _set, address: string) => snapshotAt(get, address)?.scroll ?? 0,
)

/**
 * Shows a list: its snapshot after back navigation, else from the first page. Returns the scroll position
 * in CSS px.
 */
export const openListAtom = atom(
  null,
  (get, set, { address, wanted }: { address: string; wanted: GamesFilter }): number => {
    const kept = snapshotAt(get, address)
    if (kept !== undefined && PagedList.isSame(kept.list.wanted, wanted)) {
      set(gameListAtom, { _tag: "Restored", list: { ...kept.list, wanted } })
      return kept.scroll
    }
    set(gameListAtom, { _tag: "Wanted", wanted })
    return 0
  },
)
