import { Effect, Option, Result, Schema, SchemaGetter } from "effect"

import { isBeyondNumber, type Decimal } from "./Decimal.ts"
import { visible } from "./Name.ts"

// The gateway writes ids as text or number (gateway §1).
export const Id = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((id: string | number) => String(id)),
    encode: SchemaGetter.transform((id: string) => id),
  }),
)

export const Flag = Schema.Union([Schema.Boolean, Schema.Finite, Schema.String]).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform((flag: boolean | number | string) =>
      typeof flag === "string" ? flag === "1" || flag.toLowerCase() === "true" : Boolean(flag),
    ),
    encode: SchemaGetter.transform((flag: boolean) => flag),
  }),
  // `npm run contract` reads this annotation, because the schema accepts more values than the contract.
  Schema.annotate({ contract: Schema.Boolean }),
)

/** Decodes null and malformed input to `value` (gateway §1). */
export const recovered = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.revealCodec(
    Schema.catchDecoding<Schema.Codec<A, E>>(() => Effect.succeed(Option.some(value)))(schema),
  )

/** Decodes a missing, null or malformed field to `value` (gateway §1). */
export const withFallback = <A, E>(schema: Schema.Codec<A, E>, value: A) =>
  Schema.withDecodingDefaultTypeKey<Schema.Codec<A, E>>(Effect.succeed(value))(recovered(schema, value))

/** Accepts a number, or the text into which `Gateway` turns a number that would lose digits. */
export const exact = Schema.Union([
  Schema.Finite,
  Schema.String.pipe(Schema.refine((text): text is Decimal => isBeyondNumber(text))),
]).annotate({ contract: Schema.Finite })

/** A missing amount is unknown. A malformed amount makes its list entry malformed. */
export const exactAmount = Schema.UndefinedOr(exact).pipe(
  Schema.withDecodingDefaultTypeKey(Effect.succeed(undefined)),
)

/** Decodes an amount to a number, and a missing amount to 0. Above 2^53 the last digits are lost. */
export const amount = exact.pipe(
  Schema.decodeTo(Schema.Finite, {
    decode: SchemaGetter.transform(Number),
    encode: SchemaGetter.transform((value: number) => value),
  }),
  Schema.withDecodingDefaultTypeKey(Effect.succeed(0)),
)

/** Undefined means that the balance is missing or malformed. */
export const balance = withFallback(Schema.UndefinedOr(exact), undefined)

/** A malformed value counts as missing (gateway §12). */
export const maybe = <A, E>(schema: Schema.Codec<A, E>) =>
  Schema.optionalKey(recovered(Schema.UndefinedOr(schema), undefined))

export const text = withFallback(Schema.String, "")

/** Optional in the gateway's contract, although the app always has a value. `npm run contract` reads this mark. */
export const optionalInContract = <S extends Schema.Top>(field: S) =>
  field.annotateKey({ contract: "optional" })

/** Required in the gateway's contract, although the app accepts a response without the field. */
export const requiredInContract = <S extends Schema.Top>(field: S) =>
  field.annotateKey({ contract: "required" })

// Limits the logged entries, because a log line for each entry of a long list would block the page.
const loggedDrops = 20

/** Removes invisible characters. A missing name makes its list entry malformed. */
export const requiredName = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((written: string) => visible(written)),
    encode: SchemaGetter.transform((shown: string) => shown),
  }),
)

export const name = withFallback(requiredName, "")

/** Drops and logs malformed entries (gateway §1). */
export const list = <A, E>(entry: Schema.Codec<A, E>) => {
  const keepGood = Effect.fnUntraced(function* (entries: ReadonlyArray<unknown>) {
    const decode = Schema.decodeUnknownResult(entry)
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
        encode: SchemaGetter.transform((valid: ReadonlyArray<A>) => {
          // Created here, because creating an encoder takes long, and most lists are only decoded.
          const encode = Schema.encodeSync(entry)
          return valid.map((each) => encode(each))
        }),
      }),
      Schema.annotate({ contract: Schema.Array(entry) }),
    ),
  )
}
