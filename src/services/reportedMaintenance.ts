import { Effect } from "effect"

import { isMaintenance } from "#domain/Failure.ts"
import type { Gateway } from "#gateway/Gateway.ts"

export const reportedMaintenance = (gateway: Gateway["Service"]) => {
  const listeners = new Set<() => void>()
  const send: Gateway["Service"]["send"] = (call, input, caller) =>
    Effect.tapError(gateway.send(call, input, caller), ({ reason }) =>
      Effect.sync(() => {
        if (isMaintenance(reason)) listeners.forEach((listener) => listener())
      }),
    )
  return {
    send,
    watchMaintenance: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
