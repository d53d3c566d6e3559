import { RedRain } from "#domain/RedRain.ts"

import * as Call from "../Call.ts"

/** The red rain of the day, and what came down on the player. Assumed: its path, which nobody shows. */
export const redRain = Call.read({
  path: "/wps/relay/MCSFE_redRain",
  input: Call.Nothing,
  output: RedRain,
})
