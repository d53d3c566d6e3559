import { Effect } from "effect"
import { atom, type Getter } from "jotai"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Paged, PageRequest } from "#domain/Paged.ts"
import * as PagedList from "#machines/PagedList.ts"
import { monotonic } from "#services/monotonic.ts"
import type { AppServices } from "#services/layer.ts"

import { machineAtom } from "./machine.ts"
import { type CallError, onRecovery } from "./query.ts"
import { runtimeAtom } from "./runtime.ts"

/** Filter values are texts, so that equal filters share one list. */
export type FilterValues = Readonly<Record<string, string>>

export type ListCommand<Filter> =
  | { readonly filter: Filter }
  /** The player tapped "More", which also retries a failed page. */
  | "more"
  /** The player has scrolled to the end of the list. The throttle may drop this command. */
  | "endReached"
  | "restart"

interface Source<Filter, Item> {
  readonly idOf: (item: Item) => string
  readonly page: (
    filter: Filter & PageRequest,
    get: Getter,
  ) => Effect.Effect<Paged<Item>, CallError, AppServices>
}

/** Stores one list until the last subscriber unmounts (open point 7). */
export const pagedListAtom = <Filter extends FilterValues, Item>({ idOf, page }: Source<Filter, Item>) => {
  const listAtom = machineAtom(
    "page",
    PagedList.machine<Filter, Item>(idOf, millis(timings.loadMoreThrottle)),
    ({ filter, page: pageNo }, { get, send }) =>
      Effect.suspend(() => page({ ...filter, pageNo, pageSize: limits.recordPage }, get)).pipe(
        Effect.match({
          onSuccess: ({ content, totalPages }) =>
            send({ _tag: "Arrived", filter, page: pageNo, entries: content, totalPages }),
          onFailure: ({ reason }) =>
            send({ _tag: "Broke", filter, page: pageNo, message: Failure.message(reason) }),
        }),
      ),
  )
  const recoveredAtom = onRecovery(atom(null, (_get, set) => set(listAtom, { _tag: "Recovered" })))
  return atom(
    (get) => {
      get(get(recoveredAtom))
      return get(listAtom)
    },
    (get, set, command: ListCommand<Filter>) => {
      const filter = PagedList.filterOf(get(listAtom))
      if (command === "more") set(listAtom, { _tag: "RetryPressed" })
      else if (command === "endReached")
        set(listAtom, { _tag: "EndReached", now: get(runtimeAtom).runSync(monotonic) })
      else if (command !== "restart" && (filter === undefined || !PagedList.isSame(filter, command.filter)))
        set(listAtom, { _tag: "FilterChosen", filter: command.filter })
      else if (command === "restart" && filter !== undefined) set(listAtom, { _tag: "FilterChosen", filter })
    },
  )
}

export type PagedListAtom<Filter extends FilterValues, Item> = ReturnType<typeof pagedListAtom<Filter, Item>>
