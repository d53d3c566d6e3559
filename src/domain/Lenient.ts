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

/** A value that may be null or malformed without breaking what it is part of: it is `value` then (gateway §1). */
export const mended = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.revealCodec(
    Schema.catchDecoding<Schema.Codec<A, E>>(() => Effect.succeed(Option.some(value)))(schema),
  )

/** A field that may be missing, null or malformed without breaking the page: it is `value` then (gateway §1). */
export const orElse = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.withDecodingDefaultTypeKey<Schema.Codec<A, E>>(Effect.succeed(value))(mended(schema, value))

/** A text that is empty when missing. */
export const text = orElse(Schema.String, "")

const known = new Map<string, string>()

/** A text that many entries of a list have in common: however many they are, it is held once. */
export const shared = text.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((value: string) => {
      const held = known.get(value)
      if (held !== undefined) return held
      known.set(value, value)
      return value
    }),
    encode: SchemaGetter.transform((value: string) => value),
  }),
)

/** A list whose bad entries are dropped and logged, the rest is kept (gateway §1). */
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
  return Schema.Array(Schema.Unknown).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(entry)), {
      decode: SchemaGetter.transformEffect(keepGood),
      encode: SchemaGetter.transform((kept: ReadonlyArray<A>) => kept.map((each) => encode(each))),
    }),
  )
}

/** A list that is empty when it is missing. */
export const listOrNone = <A, E>(entry: Schema.Codec<A, E>) => orElse(Schema.revealCodec(list(entry)), [])
