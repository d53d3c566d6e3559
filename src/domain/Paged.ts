import { Schema } from "effect"

import { list, withFallback } from "./Lenient.ts"

export interface Paged<Entry> {
  readonly content: ReadonlyArray<Entry>
  readonly pageNum: number
  readonly totalPages: number
}

export const paged = <A, E>(entry: Schema.Codec<A, E>) =>
  Schema.Struct({
    content: list(entry),
    pageNum: withFallback(Schema.Finite, 1),
    totalPages: withFallback(Schema.Finite, 0),
  })

export const PageRequest = { pageNo: Schema.Finite, pageSize: Schema.Finite }

export interface PageRequest {
  readonly pageNo: number
  readonly pageSize: number
}
