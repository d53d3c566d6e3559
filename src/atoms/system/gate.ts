import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as SystemGate from "#machines/SystemGate.ts"
import { monotonic } from "#services/monotonic.ts"
import { SystemStatuses } from "#services/frame/SystemStatuses.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { recoveryAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

export const gateAtom = machineAtom("app", SystemGate.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "ReadCache":
      return SystemStatuses.use(({ cached }) => cached).pipe(
        Effect.map((status) => send(SystemGate.Event.CacheRead({ status }))),
      )
    case "CheckLater":
      return Effect.sleep(timings.statusStale).pipe(
        Effect.andThen(monotonic),
        Effect.map((at) => send(SystemGate.Event.Looked({ at }))),
      )
    case "Fetch":
      return Effect.gen(function* () {
        const { refresh } = yield* SystemStatuses
        const response = yield* Effect.option(refresh)
        const at = yield* monotonic
        const wasClosed = get(gateAtom)._tag === "Closed"
        send(
          Option.match(response, {
            onNone: () => SystemGate.Event.Failed({ at }),
            onSome: (status) => SystemGate.Event.Received({ status, at }),
          }),
        )
        // Refetches the reads that failed while the gateway was closed, such as the merchant's settings.
        if (wasClosed && get(gateAtom)._tag === "Open") set(recoveryAtom, (times) => times + 1)
      })
  }
})

export const checkGateAtom = atom(null, (get, set) => {
  const at = get(runtimeAtom).runSync(monotonic)
  set(gateAtom, SystemGate.Event.Looked({ at }))
})

export const statusAtom = atom((get) => {
  const gate = get(gateAtom)
  return gate._tag === "Open" || gate._tag === "Closed" ? gate.status : undefined
})

export const resourcesAtom = atom((get) => get(statusAtom)?.info.resources ?? [])

export const isRequestingStatusAtom = atom((get) => get(gateAtom).requesting)
