import { Schema } from "effect"

import { withFallback } from "#domain/Lenient.ts"
import { statuses } from "#domain/promo/Promotion.ts"
import * as Call from "#gateway/Call.ts"
import { multipart } from "#gateway/multipart.ts"

export const applyActivity = Call.change("POST", {
  path: "/wps/relay/MCSFE_applyActivity",
  input: multipart(
    Schema.Struct({
      promoId: Schema.String,
      comment: Schema.String,
      // The images are `File` objects.
      images: Schema.Array(Schema.Unknown),
    }),
    ["images"],
  ),
  // Assumed: a response without a known status means that the application is pending.
  output: Schema.Struct({ status: withFallback(Schema.Literals(statuses), "Applying") }),
})
