import { Schema } from "effect"

import { orElse } from "#domain/Lenient.ts"
import { statuses } from "#domain/Promotion.ts"

import * as Call from "../Call.ts"
import { multipart } from "../multipart.ts"

/** Applies for an activity, with what the player writes and shows; answers where the player stands from then on. */
export const applyActivity = Call.change("POST", {
  path: "/wps/relay/MCSFE_applyActivity",
  input: multipart(
    Schema.Struct({
      promoId: Schema.String,
      comment: Schema.String,
      /** Files. */
      images: Schema.Array(Schema.Unknown),
    }),
    ["images"],
  ),
  /** Assumed: an answer without a status that is known means that the application is looked at. */
  output: Schema.Struct({ status: orElse(Schema.Literals(statuses), "Applying") }),
})
