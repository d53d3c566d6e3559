import { list } from "#domain/Lenient.ts"
import { LiveRoom } from "#domain/games/LiveRoom.ts"
import * as Call from "#gateway/Call.ts"

export const liveRooms = Call.plainRead({
  path: "/wps/relay/CBS_modelList",
  output: list(LiveRoom),
})
