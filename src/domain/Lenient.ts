import { Effect, Option, Result, Schema, SchemaGetter } from "effect"

/** An id, which the gateway writes as text or number, read as text (gateway §1). */
export const Id = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((id: string | number) => String(id)),
    encode: SchemaGetter.transform((id: string) => id),
  }),
)

/** A flag written as boolean, 0 / 1 or text. */
export const Flag = Schema.Union([Schema.Boolean, Schema.Finite, Schema.String]).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform((flag: boolean | number | string) =>
      typeof flag === "string" ? flag === "1" || flag.toLowerCase() === "true" : Boolean(flag),
    ),
    encode: SchemaGetter.transform((flag: boolean) => flag),
  }),
)

/** Decodes to `value` when the input is null or malformed (gateway §1). */
export const recovered = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.revealCodec(
    Schema.catchDecoding<Schema.Codec<A, E>>(() => Effect.succeed(Option.some(value)))(schema),
  )

/** A field that decodes to `value` when it is missing, null or malformed (gateway §1). */
export const withFallback = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.withDecodingDefaultTypeKey<Schema.Codec<A, E>>(Effect.succeed(value))(recovered(schema, value))

/** An amount is 0 when it is missing. A value that is not a number makes its entry malformed. */
export const amount = Schema.Finite.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(0)))

/** A text that is empty when missing. */
export const text = withFallback(Schema.String, "")

/** A required list. Malformed entries are dropped and logged; the others are kept (gateway §1). */
export const list = <A, E>(entry: Schema.Codec<A, E>) => {
  const decode = Schema.decodeUnknownResult(entry)
  const encode = Schema.encodeSync(entry)
  const keepGood = Effect.fnUntraced(function* (entries: ReadonlyArray<unknown>) {
    const kept: Array<A> = []
    for (const candidate of entries) {
      const result = decode(candidate)
      if (Result.isSuccess(result)) kept.push(result.success)
      else yield* Effect.logWarning("A list entry was dropped", result.failure.message)
    }
    return kept
  })
  return Schema.revealCodec(
    Schema.Array(Schema.Unknown).pipe(
      Schema.decodeTo(Schema.Array(Schema.toType(entry)), {
        decode: SchemaGetter.transformEffect(keepGood),
        encode: SchemaGetter.transform((kept: ReadonlyArray<A>) => kept.map((each) => encode(each))),
      }),
    ),
  )
}
