import { Schema } from "effect"

import { FieldRules } from "#domain/FieldRules.ts"
import { list } from "#domain/Lenient.ts"
import { SystemStatus } from "#domain/SystemStatus.ts"
import { Whitelabel } from "#domain/Whitelabel.ts"

import * as Call from "../Call.ts"

/** The state of the system, which the error gate obeys. */
export const systemStatus = Call.read({
  path: "/wps/system/status",
  input: Call.Nothing,
  output: SystemStatus,
})

/** Other origins the gateway answers at, asked when this one does not (decision 66). */
export const domainRoute = Call.read({
  path: "/wps/system/domainRoute",
  input: Call.Nothing,
  output: Schema.revealCodec(list(Schema.String)),
})

/** The merchant's switches and settings. */
export const whitelabel = Call.read({
  path: "/wps/system/whitelabel",
  input: Call.Nothing,
  output: Whitelabel,
})

/** The patterns fields are checked by. */
export const fieldRules = Call.read({
  path: "/wps/system/settings/consolidated",
  input: Call.Nothing,
  output: FieldRules,
})

/** Topics of the help centre; `content` is HTML from outside. */
export const helpTopics = Call.read({
  path: "/wps/system/helpCenter",
  input: Schema.Struct({ lang: Schema.String, device: Schema.Literal("MOBILE") }),
  output: Schema.revealCodec(list(Schema.Struct({ title: Schema.String, content: Schema.String }))),
})
