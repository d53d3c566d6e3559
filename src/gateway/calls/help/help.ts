import { Schema } from "effect"

import { Topic } from "#domain/help/Help.ts"
import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

/** `content` is untrusted HTML. */
export const helpTopics = Call.read({
  path: "/wps/system/helpCenter",
  input: Schema.Struct({ lang: Schema.String, device: Schema.Literal("MOBILE") }),
  output: list(Topic),
})
