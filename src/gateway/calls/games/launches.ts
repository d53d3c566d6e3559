import { Schema } from "effect"

import { languages } from "#config/product.ts"
import { text, withFallback } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

const launch = {
  vassalage: Schema.String,
  gameType: Schema.String,
  freeplay: Schema.Literals([0, 1]),
  language: Schema.Literals(languages),
  backUrl: Schema.String,
  // The value `frame` requests a game that can open in an iframe (gateway §11).
  display: Schema.optionalKey(Schema.Literal("frame")),
}

// `gameUrl` is empty if the vendor sends no address. `display` selects a page or an iframe (open point 114); a page
// works for every game.
const Launched = Schema.Struct({
  gameUrl: text,
  display: withFallback(Schema.Literals(["page", "frame"]), "page"),
})

// A change although the method is GET, because each call opens a session at the vendor.
export const launchGame = Call.change("GET", {
  path: "/wps/game/launchGame",
  input: Schema.Struct({ nodeId: Schema.String, ...launch }),
  output: Launched,
})

export const launchVendor = Call.change("POST", {
  path: "/wps/relay/GCS_gameLaunchFB",
  input: Schema.Struct(launch),
  output: Launched,
})

export const addRecentGame = Call.change("GET", {
  path: "/wps/relay/MCS2_addRecentGame",
  input: Schema.Struct({ nodeId: Schema.String, vassalage: Schema.String }),
  output: Call.Ignored,
})
