import { Effect, Option } from "effect"
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
import { monotonic } from "#services/monotonic.ts"
import { lazyService } from "#services/lazyLayer.ts"
import type { AppServices } from "#services/layer.ts"
import { debounced, note } from "#services/requestPolicy.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom, accountAtom } from "#atoms/session.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { onRecovery } from "#atoms/kernel/query.ts"

import { hasRemovedAtom, favouritesPage } from "./favourites.ts"
import { searchBoxAtom } from "./searchBox.ts"

export type GamesFilter = {
  readonly source: "games" | "favourites"
  readonly gameType: string
  /** Vendor codes, joined by commas; empty for all. */
  readonly vassalage: string
  readonly gameName: string
  readonly language: Language
  readonly owner?: string
}

const nothing = { games: [], totalPages: 0 }

const pageOf = (get: Getter, { source, owner: _, ...filter }: GamesFilter, pageNo: number) => {
  if (source === "favourites" && Option.isNone(get(sessionAtom))) return Effect.succeed(nothing)
  return source === "favourites"
    ? favouritesPage({ ...filter, pageNo }).pipe(
        Effect.map(({ content, totalPages }) => ({ games: content, totalPages })),
      )
    : Backend.read(gameList, query({ ...filter, pageNo }))
}

// When favourites are removed, later games shift to the previous page, so the previous page is refetched too.
const pageAfter = (get: Getter, filter: GamesFilter, page: number) => {
  const next = pageOf(get, filter, page)
  if (page === 1 || filter.source !== "favourites" || !get(hasRemovedAtom)) return next
  return Effect.zipWith(pageOf(get, filter, page - 1), next, (before, { games, totalPages }) => ({
    games: [...before.games, ...games],
    // The merged page always contains games, so an empty current page must end the list through `totalPages`.
    totalPages: games.length === 0 ? page : totalPages,
  }))
}

interface Opened {
  readonly filter: GamesFilter
  readonly isTranslation: boolean
}

const openedAtom = atom<Opened>()

// Several language changes in quick succession cause one request.
const debouncedFetch = (fetch: Effect.Effect<void, never, AppServices>, isStill: () => boolean) =>
  debounced("game-list", timings.languageRefresh)(Effect.suspend(() => (isStill() ? fetch : Effect.void)))

const listAtom = machineAtom(
  "page",
  PagedList.machine<GamesFilter, ListedGame>(({ nodeId }) => nodeId, millis(timings.loadMoreThrottle)),
  ({ filter, page }, { get, set, send }) => {
    const isSearch = page === 1 && filter.gameName !== ""
    const stopWaiting = isSearch ? set(waitForAtom, timings.searchLoader) : () => {}
    const opened = get(openedAtom)
    set(openedAtom, { filter, isTranslation: false })
    const fetch = Effect.suspend(() => pageAfter(get, filter, page)).pipe(
      Effect.ensuring(Effect.sync(stopWaiting)),
      Effect.match({
        onSuccess: ({ games, totalPages }) =>
          send({ _tag: "Arrived", filter, page, entries: games.map(listed), totalPages }),
        onFailure: ({ reason }) => send({ _tag: "Broke", filter, page, message: Failure.message(reason) }),
      }),
    )
    return opened?.isTranslation === true
      ? debouncedFetch(fetch, () => get(openedAtom)?.filter === filter)
      : fetch
  },
)

const recoveredAtom = onRecovery(atom(null, (_get, set) => set(listAtom, { _tag: "Recovered" })))

export const gameListAtom = atom(
  (get) => {
    get(get(recoveredAtom))
    return get(listAtom)
  },
  (_get, set, event: PagedList.Event<GamesFilter, ListedGame>) => set(listAtom, event),
)

export const gameSearchAtom = searchBoxAtom("slot-search", timings.slotSearchDebounce)

/** Fetches the next page when scrolling nears the end of the list. The throttle may drop the request. */
export const nearListEndAtom = atom(null, (get, set) => {
  const { runSync } = get(runtimeAtom)
  const before = get(gameListAtom)
  set(gameListAtom, { _tag: "EndReached", now: runSync(monotonic) })
  runSync(note("load-more", get(gameListAtom) === before ? "dropped" : "ran"))
})

export const retryListAtom = atom(null, (_get, set) => set(gameListAtom, { _tag: "RetryPressed" }))

// Resets when the session changes, because another account must not see these snapshots.
const snapshotsAtom = atom((get) => {
  get(identityAtom)
  return new Map<string, ListSnapshot>()
})

const withListSnapshots = lazyService(ListSnapshots)

const snapshotAt = (get: Getter, address: string) =>
  get(runtimeAtom).runSync(withListSnapshots(({ at }) => at(address, get(snapshotsAtom))))

// The snapshot of a page without a paged list contains only its scroll position.
const noList: ListSnapshot["list"] = { filter: {}, entries: [], page: 0, totalPages: 0 }

interface Left {
  readonly address: string
  readonly list?: ListSnapshot["list"] | undefined
  // CSS px from the top of the page.
  readonly scroll: number
}

export const leaveListAtom = atom(null, (get, _set, { address, list = noList, scroll }: Left) => {
  // The list of an account that has signed out is not stored.
  const owner = list.filter["owner"]
  if (owner !== undefined && owner !== get(accountAtom)) return
  const stored: ListSnapshot = { address, list, scroll }
  get(snapshotsAtom).set(address, stored)
  get(runtimeAtom).runSync(withListSnapshots(({ keep }) => keep(stored)))
})

export const restoredScrollAtom = atom(
  null,
  (get, _set, address: string) => snapshotAt(get, address)?.scroll ?? 0,
)

/** Shows the snapshot after back navigation, else the first page. Returns the scroll position in CSS px. */
export const openListAtom = atom(
  null,
  (get, set, { address, filter }: { address: string; filter: GamesFilter }): number => {
    const stored = snapshotAt(get, address)
    if (stored !== undefined && PagedList.isSame(stored.list.filter, filter)) {
      set(gameListAtom, { _tag: "Restored", list: { ...stored.list, filter } })
      return stored.scroll
    }
    const shown = PagedList.filterOf(get(gameListAtom))
    const isTranslation =
      shown !== undefined &&
      shown.language !== filter.language &&
      PagedList.isSame({ ...shown, language: filter.language }, filter)
    set(openedAtom, { filter, isTranslation })
    set(gameListAtom, { _tag: "FilterChosen", filter })
    return 0
  },
)
