import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

export const domainRoute = Call.plainRead({
  path: "/wps/system/domainRoute",
  output: list(Schema.String),
})
