import { Effect } from "effect"

import { isMaintenance } from "#domain/Failure.ts"
import type { Gateway } from "#gateway/Gateway.ts"
import { makeListeners } from "#platform/listeners.ts"

export const reportedMaintenance = (gateway: Gateway["Service"]) => {
  const listeners = makeListeners()
  const send: Gateway["Service"]["send"] = (call, input, caller) =>
    Effect.tapError(gateway.send(call, input, caller), ({ reason }) =>
      Effect.sync(() => {
        if (isMaintenance(reason)) listeners.notify()
      }),
    )
  return {
    send,
    watchMaintenance: listeners.watch,
  }
}
