import { Context, Effect } from "effect"

import { uuid } from "./uuid.ts"

/** Creates the ids of requests and of money moves; tests provide their own. */
export const RequestId = Context.Reference<() => string>("h5/gateway/RequestId", { defaultValue: () => uuid })

/** The id of a request. A money move gets its own when its form opens, and repeats it when it is sent again (gateway §4). */
export const nextRequestId: Effect.Effect<string> = Effect.map(RequestId, (next) => next())
