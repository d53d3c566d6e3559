import { Schema, SchemaGetter } from "effect"

import { list, orElse } from "./Lenient.ts"

const isFilled = (value: unknown): boolean =>
  typeof value === "object" ? value !== null && Object.keys(value).length > 0 : value !== undefined

/** Entries of a kind where the gateway may write a list, a single one, or an empty value for none. */
export const anyNumberOf = <A, E>(entry: Schema.Codec<A, E>) =>
  orElse(
    Schema.revealCodec(
      Schema.Unknown.pipe(
        Schema.decodeTo(list(entry), {
          decode: SchemaGetter.transform((value: unknown): ReadonlyArray<unknown> => {
            if (Array.isArray(value)) return value
            return isFilled(value) ? [value] : []
          }),
          encode: SchemaGetter.transform((entries: ReadonlyArray<unknown>): unknown => entries),
        }),
      ),
    ),
    [],
  )
