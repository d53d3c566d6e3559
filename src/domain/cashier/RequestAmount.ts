import { Schema, SchemaGetter } from "effect"

import * as Decimal from "#domain/Decimal.ts"
import { exact } from "#domain/Lenient.ts"

/** The text of a number with more digits than a number can hold. `Gateway` writes it into the body as a JSON number. */
const Written = Schema.Struct({ "\u0000": Schema.String })

/** An amount of a form or a receipt. */
export const Amount = Schema.Union([Schema.Finite, Schema.String.pipe(Schema.refine(Decimal.isDecimal))])

/** The amount of a request: sent as a JSON number with the digits of its decimal (gateway §1). */
export const RequestAmount = Schema.Union([exact, Written]).pipe(
  Schema.decodeTo(Amount, {
    decode: SchemaGetter.transform((sent: Decimal.Value | typeof Written.Type) =>
      typeof sent === "object" ? 0 : sent,
    ),
    encode: SchemaGetter.transform((amount: number | string) =>
      Decimal.of(Number(amount)) === Decimal.of(amount) ? Number(amount) : { "\u0000": String(amount) },
    ),
  }),
)
