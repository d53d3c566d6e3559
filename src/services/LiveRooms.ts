import { Context, Effect, Layer } from "effect"

import * as LiveRoom from "#domain/LiveRoom.ts"
import { liveRooms } from "#gateway/calls/liveRooms.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** The live rooms of a merchant. */
export class LiveRooms extends Context.Service<
  LiveRooms,
  {
    /** The rooms that can be watched now: active and streaming. */
    readonly onAir: Effect.Effect<ReadonlyArray<LiveRoom.LiveRoom>, GatewayError>
  }
>()("h5/services/LiveRooms") {
  static readonly layer = Layer.effect(
    LiveRooms,
    Effect.map(Backend, (backend) => ({
      onAir: backend.read(liveRooms, {}).pipe(Effect.map((rooms) => rooms.filter(LiveRoom.isOnAir))),
    })),
  )
}
