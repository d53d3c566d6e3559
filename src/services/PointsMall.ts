import { Context, Effect, Layer } from "effect"

import type { Paged, PageWanted } from "#domain/Paged.ts"
import type { Exchange, Good } from "#domain/PointsMall.ts"
import * as calls from "#gateway/calls/mall.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** Where points buy goods. */
export class PointsMall extends Context.Service<
  PointsMall,
  {
    readonly goods: (wanted: PageWanted) => Effect.Effect<Paged<Good>, GatewayError>
    readonly exchanges: (wanted: PageWanted) => Effect.Effect<Paged<Exchange>, GatewayError>
    /** Answers the points that are left; asked once, never repeated by itself. */
    readonly exchange: (order: {
      readonly goodsId: string
      readonly requestId: string
    }) => Effect.Effect<number, GatewayError>
  }
>()("h5/services/PointsMall") {
  static readonly layer = Layer.effect(
    PointsMall,
    Effect.map(Backend, (backend) => ({
      goods: ({ pageNo, pageSize }) => backend.read(calls.goods, { pageNo, pageSize }),
      exchanges: ({ pageNo, pageSize }) => backend.read(calls.exchanges, { pageNo, pageSize }),
      exchange: (order) => Effect.map(backend.change(calls.exchange, order), ({ points }) => points),
    })),
  )
}
