import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"
import { LiveRoom } from "#domain/LiveRoom.ts"

import * as Call from "../Call.ts"

/** The merchant's live rooms, also those that cannot be watched now. */
export const liveRooms = Call.read({
  path: "/wps/relay/CBS_modelList",
  input: Call.Nothing,
  output: Schema.revealCodec(list(LiveRoom)),
})
