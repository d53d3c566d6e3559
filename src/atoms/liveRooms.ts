import { Effect } from "effect"

import { LiveRooms } from "#services/LiveRooms.ts"

import { queryAtom } from "./kernel/query.ts"

/** The live rooms that can be watched now. */
export const liveRoomsAtom = queryAtom(
  () => LiveRooms.use(({ onAir }) => onAir).pipe(Effect.provide(LiveRooms.layer)),
  { isPublic: true },
)
