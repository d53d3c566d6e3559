import { Effect } from "effect"
import { atom, type Getter } from "jotai"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Paged, PageRequest } from "#domain/Paged.ts"
import * as PagedList from "#machines/PagedList.ts"
import type { AppServices } from "#services/layer.ts"

import { machineAtom } from "./machine.ts"
import { type CallError } from "./query.ts"

/** The filter of a record: texts by name, so that equal filters share one list. */
export type Narrowed = Readonly<Record<string, string>>

/** The requests of a page to its list of records. */
export type Ask<Wanted> =
  /** This record; no effect while it is on screen. */
  | { readonly want: Wanted }
  /** The next page, or the failed one again. */
  | "more"
  /** The same record from its first page, after a change. */
  | "restart"

interface Source<Wanted, Entry> {
  readonly idOf: (entry: Entry) => string
  readonly page: (
    wanted: Wanted & PageRequest,
    get: Getter,
  ) => Effect.Effect<Paged<Entry>, CallError, AppServices>
}

/**
 * A record with pages of 25 (decision 7) as an atom: read its state, set requests. It stores one list and clears
 * it when its last reader unmounts.
 */
export const recordsAtom = <Wanted extends Narrowed, Entry>({ idOf, page }: Source<Wanted, Entry>) => {
  const listAtom = machineAtom(
    "page",
    PagedList.machine<Wanted, Entry>(idOf, millis(timings.loadMoreThrottle)),
    ({ wanted, page: pageNo }, { get, send }) =>
      Effect.suspend(() => page({ ...wanted, pageNo, pageSize: limits.recordPage }, get)).pipe(
        Effect.match({
          onSuccess: ({ content, totalPages }) =>
            send({ _tag: "Arrived", wanted, page: pageNo, entries: content, totalPages }),
          onFailure: ({ reason }) =>
            send({ _tag: "Broke", wanted, page: pageNo, message: Failure.message(reason) }),
        }),
      ),
  )
  return atom(
    (get) => get(listAtom),
    (get, set, ask: Ask<Wanted>) => {
      const held = PagedList.wantedOf(get(listAtom))
      if (ask === "more") set(listAtom, { _tag: "RetryPressed" })
      else if (ask !== "restart" && (held === undefined || !PagedList.isSame(held, ask.want)))
        set(listAtom, { _tag: "Wanted", wanted: ask.want })
      else if (ask === "restart" && held !== undefined) set(listAtom, { _tag: "Wanted", wanted: held })
    },
  )
}

/** A record's atom, as pages receive it. */
export type RecordsAtom<Wanted extends Narrowed, Entry> = ReturnType<typeof recordsAtom<Wanted, Entry>>
