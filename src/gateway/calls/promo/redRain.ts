import { Schema } from "effect"

import { RedRain } from "#domain/promo/RedRain.ts"
import * as Call from "#gateway/Call.ts"

/** The day's red rain and the received packets. Assumed: the path, which the specification does not give. */
export const redRain = Call.read({
  path: "/wps/relay/MCSFE_redRain",
  input: Call.Nothing,
  output: Schema.NullOr(RedRain),
})
