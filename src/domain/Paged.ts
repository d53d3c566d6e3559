import { Schema } from "effect"

import { list, withFallback } from "./Lenient.ts"

/** A page of a list (gateway §1 "Paging"). */
export interface Paged<Entry> {
  readonly content: ReadonlyArray<Entry>
  /** Counts from 1. */
  readonly pageNum: number
  readonly totalPages: number
}

/** Builds the schema of a page from the schema of its entries. */
export const paged = <A, E>(entry: Schema.Codec<A, E>) =>
  Schema.Struct({
    content: list(entry),
    pageNum: withFallback(Schema.Finite, 1),
    totalPages: withFallback(Schema.Finite, 0),
  })

/** The page that a request selects. */
export const PageRequest = { pageNo: Schema.Finite, pageSize: Schema.Finite }

export interface PageRequest {
  /** Counts from 1. */
  readonly pageNo: number
  readonly pageSize: number
}
