import { Schema } from "effect"

import { listOrNone, orElse } from "./Lenient.ts"

/** A page of a record (gateway §1 "Paging"). */
export interface Paged<Entry> {
  readonly content: ReadonlyArray<Entry>
  /** Counts from 1. */
  readonly pageNum: number
  readonly totalPages: number
}

/** The schema of a page whose entries have this one. */
export const paged = <A, E>(entry: Schema.Codec<A, E>) =>
  Schema.Struct({
    content: listOrNone(entry),
    pageNum: orElse(Schema.Finite, 1),
    totalPages: orElse(Schema.Finite, 0),
  })

/** Which page of a record is asked for. */
export const PageWanted = { pageNo: Schema.Finite, pageSize: Schema.Finite }

export interface PageWanted {
  /** Counts from 1. */
  readonly pageNo: number
  readonly pageSize: number
}
