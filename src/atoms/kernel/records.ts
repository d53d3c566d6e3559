import { Clock, Duration, Effect } from "effect"
import { atom, type Getter } from "jotai"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Paged, PageWanted } from "#domain/Paged.ts"
import * as PagedList from "#machines/PagedList.ts"
import type { AppServices } from "#services/layer.ts"

import { machineAtom } from "./machine.ts"
import { type CallError, runtimeAtom } from "./query.ts"

/** What a record is narrowed to: texts by name, so that two of the same are one list. */
export type Narrowed = Readonly<Record<string, string>>

/** What a page may ask of a record. */
export type Ask<Wanted> =
  /** This record; nothing happens while it is the one on screen. */
  | { readonly want: Wanted }
  /** The next page, or the one that failed once again. */
  | "more"
  /** The same record from its start: something of it has changed. */
  | "anew"

interface Source<Wanted, Entry> {
  readonly idOf: (entry: Entry) => string
  readonly page: (
    wanted: Wanted & PageWanted,
    get: Getter,
  ) => Effect.Effect<Paged<Entry>, CallError, AppServices>
}

/**
 * A record that comes in pages of 25 (decision 7), as an atom: its state to read, what is asked of it to set.
 *
 * It holds one list at a time, and forgets it when its last reader leaves.
 */
export const recordsAtom = <Wanted extends Narrowed, Entry>({ idOf, page }: Source<Wanted, Entry>) => {
  const listAtom = machineAtom(
    PagedList.machine<Wanted, Entry>(idOf, millis(timings.loadMoreThrottle)),
    ({ wanted, page: pageNo, wait }, { get, send }) =>
      Effect.sleep(Duration.millis(wait)).pipe(
        Effect.andThen(Effect.suspend(() => page({ ...wanted, pageNo, pageSize: limits.recordPage }, get))),
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
      const now = get(runtimeAtom).runSync(Clock.currentTimeMillis)
      const held = PagedList.wantedOf(get(listAtom))
      if (ask === "more") set(listAtom, { _tag: "RetryPressed", now })
      else if (ask !== "anew" && (held === undefined || !PagedList.isSame(held, ask.want)))
        set(listAtom, { _tag: "Wanted", wanted: ask.want, now })
      else if (ask === "anew" && held !== undefined) set(listAtom, { _tag: "Wanted", wanted: held, now })
    },
  )
}

/** A record's atom, as pages take it. */
export type RecordsAtom<Wanted extends Narrowed, Entry> = ReturnType<typeof recordsAtom<Wanted, Entry>>
