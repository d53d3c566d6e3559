import { Context, Effect } from "effect"

import { uuid } from "./uuid.ts"

export const RequestId = Context.Reference<() => string>("h5/gateway/RequestId", { defaultValue: () => uuid })

/** A money move gets its request id when its form opens. Sending it again repeats this id (gateway §4). */
export const nextRequestId: Effect.Effect<string> = Effect.map(RequestId, (next) => next())
