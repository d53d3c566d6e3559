import { Schema } from "effect"

import { RedRain } from "#domain/promo/RedRain.ts"
import * as Call from "#gateway/Call.ts"

// Assumed: this path, because the specification gives no path.
export const redRain = Call.plainRead({
  path: "/wps/relay/MCSFE_redRain",
  output: Schema.NullOr(RedRain),
})
