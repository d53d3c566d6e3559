import { Effect, Schema, SchemaGetter } from "effect"

import { list } from "./Lenient.ts"

export const oneOrMany = <A, E>(entry: Schema.Codec<A, E>) => {
  const many = Schema.decodeUnknownEffect(list(entry))
  const one = Schema.decodeUnknownEffect(entry)
  const encode = Schema.encodeSync(entry)
  const entriesOf = (value: unknown) => {
    if (value === null) return Effect.succeed([])
    return Array.isArray(value) ? many(value) : Effect.map(one(value), (single) => [single])
  }
  return Schema.revealCodec(
    Schema.Unknown.pipe(
      Schema.decodeTo(Schema.Array(Schema.toType(entry)), {
        decode: SchemaGetter.transformEffect((value: unknown) =>
          Effect.mapError(entriesOf(value), ({ issue }) => issue),
        ),
        encode: SchemaGetter.transform((entries: ReadonlyArray<A>) => entries.map((each) => encode(each))),
      }),
      Schema.annotate({ contract: Schema.Array(entry) }),
    ),
  )
}
