import { Schema } from "effect"

import { RedRain } from "#domain/promo/RedRain.ts"
import * as Call from "#gateway/Call.ts"

// Assumed: this path, because the specification gives no path.
export const redRain = Call.read({
  path: "/wps/relay/MCSFE_redRain",
  input: Call.Nothing,
  output: Schema.NullOr(RedRain),
})
