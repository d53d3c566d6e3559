import { Schema } from "effect"

import { Topic } from "#domain/Help.ts"
import { list } from "#domain/Lenient.ts"

import * as Call from "../Call.ts"

/** Topics of the help centre; `content` is HTML from outside. */
export const helpTopics = Call.read({
  path: "/wps/system/helpCenter",
  input: Schema.Struct({ lang: Schema.String, device: Schema.Literal("MOBILE") }),
  output: Schema.revealCodec(list(Topic)),
})
