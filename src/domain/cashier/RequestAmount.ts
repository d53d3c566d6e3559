import { Schema, SchemaGetter } from "effect"

import * as Decimal from "#domain/Decimal.ts"
import { exact } from "#domain/Lenient.ts"

// `Gateway` writes this text into the body as a JSON number. A JavaScript number would lose digits.
const Written = Schema.Struct({ "\u0000": Schema.String })

export const Amount = Schema.Union([Schema.Finite, Schema.String.pipe(Schema.refine(Decimal.isDecimal))])

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
