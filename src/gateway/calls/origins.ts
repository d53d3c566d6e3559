import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"

import * as Call from "../Call.ts"

/** Other origins the gateway answers at, asked when this one does not (decision 66). */
export const domainRoute = Call.read({
  path: "/wps/system/domainRoute",
  input: Call.Nothing,
  output: Schema.revealCodec(list(Schema.String)),
})
