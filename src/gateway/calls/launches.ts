import { Schema } from "effect"

import { languages } from "#config/product.ts"
import { text } from "#domain/Lenient.ts"

import * as Call from "../Call.ts"

const Language = Schema.Literals(languages)
const FreePlay = Schema.Literals([0, 1])

/** `gameUrl` is empty when the vendor has none to give; `display` says where it opens (decision 114). */
const Launched = Schema.Struct({ gameUrl: text, display: Schema.Literals(["page", "frame"]) })

/** The address of a game; each one opens a play session at the vendor, so it is a change. */
export const launchGame = Call.change("GET", {
  path: "/wps/game/launchGame",
  input: Schema.Struct({
    nodeId: Schema.String,
    vassalage: Schema.String,
    gameType: Schema.String,
    freeplay: FreePlay,
    language: Language,
    backUrl: Schema.String,
  }),
  output: Launched,
})

/** The address of a vendor's own lobby. */
export const launchVendor = Call.change("POST", {
  path: "/wps/relay/GCS_gameLaunchFB",
  input: Schema.Struct({
    vassalage: Schema.String,
    gameType: Schema.String,
    freeplay: FreePlay,
    language: Language,
    backUrl: Schema.String,
  }),
  output: Launched,
})

/** Puts a game on top of the member's recent games. */
export const addRecentGame = Call.change("GET", {
  path: "/wps/relay/MCS2_addRecentGame",
  input: Schema.Struct({ nodeId: Schema.String, vassalage: Schema.String }),
  output: Call.Ignored,
})
