import { Effect } from "effect"

import * as LiveRoom from "#domain/games/LiveRoom.ts"
import { liveRooms } from "#gateway/calls/games/liveRooms.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

export const liveRoomsAtom = queryAtom(
  () => Effect.map(Backend.read(liveRooms, {}), (rooms) => rooms.filter(LiveRoom.isOnAir)),
  { isPublic: true },
)
