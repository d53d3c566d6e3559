import { Effect, Option, Result, Schema, SchemaGetter } from "effect"

import { isBeyondNumber, type Decimal } from "./Decimal.ts"
import { visible } from "./Name.ts"

// A schema that tolerates more than the contract promises carries the promised one as `promised`, for `npm run contract`.

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
  Schema.annotate({ promised: Schema.Boolean }),
)

/** Decodes to `value` when the input is null or malformed (gateway §1). */
export const recovered = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.revealCodec(
    Schema.catchDecoding<Schema.Codec<A, E>>(() => Effect.succeed(Option.some(value)))(schema),
  )

/** A field that decodes to `value` when it is missing, null or malformed (gateway §1). */
export const withFallback = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.withDecodingDefaultTypeKey<Schema.Codec<A, E>>(Effect.succeed(value))(recovered(schema, value))

/**
 * An amount with all its digits: a number, or the text that `Gateway` makes of a number that loses digits. Any other text
 * is malformed.
 */
export const exact = Schema.Union([
  Schema.Finite,
  Schema.String.pipe(Schema.refine((text): text is Decimal => isBeyondNumber(text))),
]).annotate({ promised: Schema.Finite })

/** An amount of a list entry, 0 when it is missing. A value that is not a number makes its entry malformed. */
export const exactAmount = exact.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(0)))

/** The same as a number, for sums and charts. It loses the last digits above 2^53. */
export const amount = exact.pipe(
  Schema.decodeTo(Schema.Finite, {
    decode: SchemaGetter.transform(Number),
    encode: SchemaGetter.transform((value: number) => value),
  }),
  Schema.withDecodingDefaultTypeKey(Effect.succeed(0)),
)

/** A balance; undefined means that it is not known, because it is missing or malformed. */
export const balance = withFallback(Schema.UndefinedOr(exact), undefined)

/** A field that may be missing. A malformed value counts as none (gateway §12). */
export const maybe = <A, E>(schema: Schema.Codec<A, E>) =>
  Schema.optionalKey(recovered(Schema.UndefinedOr(schema), undefined))

/** A text that is empty when missing. */
export const text = withFallback(Schema.String, "")

/** A console with a line for each of 100,000 entries stops the page. */
const loggedDrops = 20

/** A name that players read: without invisible or direction-changing characters. A missing one makes its entry malformed. */
export const requiredName = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((written: string) => visible(written)),
    encode: SchemaGetter.transform((shown: string) => shown),
  }),
)

/** The same, empty when missing. */
export const name = withFallback(requiredName, "")

/** A required list. Malformed entries are dropped and logged; the others are kept (gateway §1). */
export const list = <A, E>(entry: Schema.Codec<A, E>) => {
  const decode = Schema.decodeUnknownResult(entry)
  const encode = Schema.encodeSync(entry)
  const keepGood = Effect.fnUntraced(function* (entries: ReadonlyArray<unknown>) {
    const valid: Array<A> = []
    let dropped = 0
    for (const candidate of entries) {
      const result = decode(candidate)
      if (Result.isSuccess(result)) {
        valid.push(result.success)
        continue
      }
      dropped += 1
      if (dropped <= loggedDrops) yield* Effect.logWarning("A list entry was dropped", result.failure.message)
    }
    if (dropped > loggedDrops)
      yield* Effect.logWarning("More list entries were dropped", dropped - loggedDrops)
    return valid
  })
  return Schema.revealCodec(
    Schema.Array(Schema.Unknown).pipe(
      Schema.decodeTo(Schema.Array(Schema.toType(entry)), {
        decode: SchemaGetter.transformEffect(keepGood),
        encode: SchemaGetter.transform((valid: ReadonlyArray<A>) => valid.map((each) => encode(each))),
      }),
      Schema.annotate({ promised: Schema.Array(entry) }),
    ),
  )
}
