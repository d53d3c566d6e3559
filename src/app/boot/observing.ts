import { Layer, Logger } from "effect"

import { CallObserver } from "#gateway/CallObserver.ts"
import type { Observations } from "#services/frame/telemetry/observations.ts"
import type { RequestPolicyEvent } from "#services/RequestPolicyLog.ts"

export const layerObserving = ({ observe }: Observations) =>
  Layer.mergeAll(
    Layer.succeed(CallObserver)((call) => observe({ _tag: "Call", call })),
    Logger.layer(
      [
        Logger.make<unknown, void>(({ logLevel, message }) => {
          if (logLevel !== "Error" && logLevel !== "Fatal") return
          const parts = Array.isArray(message) ? message : [message]
          const error: unknown = parts.find((part) => part instanceof Error) ?? parts[0]
          observe({ _tag: "Error", error, isCaught: true })
        }),
      ],
      { mergeWithExisting: true },
    ),
  )

export const observingRequestPolicies =
  ({ observe }: Observations, requestPolicyLog: (event: RequestPolicyEvent) => void) =>
  (event: RequestPolicyEvent): void => {
    requestPolicyLog(event)
    if (event.outcome === "dropped") observe({ _tag: "Dropped", policy: event.policy })
  }
