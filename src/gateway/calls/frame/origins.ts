import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

export const domainRoute = Call.read({
  path: "/wps/system/domainRoute",
  input: Call.Nothing,
  output: list(Schema.String),
})
