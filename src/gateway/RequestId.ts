import { Context, Effect } from "effect"

import { uuid } from "./uuid.ts"

/** Creates the ids of requests and of money moves; tests provide their own. */
export const RequestId = Context.Reference<() => string>("h5/gateway/RequestId", { defaultValue: () => uuid })

export const nextRequestId: Effect.Effect<string> = Effect.map(RequestId, (next) => next())
