import { Duration, Effect } from "effect"
import { atom } from "jotai"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as SystemGate from "#machines/SystemGate.ts"
import { Backend } from "#services/Backend.ts"
import { monotonic } from "#services/monotonic.ts"
import { renewLogin } from "#services/entry/autoLogin.ts"
import { Device } from "#platform/Device.ts"
import { hideLoadersAtom } from "#atoms/kernel/loader.ts"
import { chatUnreadAtom, inboxUnreadAtom } from "#atoms/messages/unread.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { actingAtom, isRenewedAtom, recoveryAtom, runtimeAtom, wakeAtom } from "#atoms/kernel/runtime.ts"
import { followPreferencesAtom } from "#atoms/preferences.ts"
import { adoptTokenAtom, checkSessionAtom, followSessionAtom, isVerifyingTokenAtom } from "#atoms/session.ts"

import { gateAtom, checkGateAtom } from "#atoms/system/gate.ts"
import { isOnlineAtom } from "#atoms/system/online.ts"
import { followFormsAtom } from "./touchedForm.ts"

const lookedAtAtom = atom(Number.NEGATIVE_INFINITY)

// If the player returns to the tab several times in a row, the balance is refetched once.
const lookAgainAtom = atom(null, (get, set) => {
  set(checkGateAtom)
  set(inboxUnreadAtom.refetchAtom)
  set(chatUnreadAtom.refetchAtom)
  const now = get(runtimeAtom).runSync(monotonic)
  if (now - get(lookedAtAtom) < millis(timings.lookAgain)) return
  set(lookedAtAtom, now)
  set(walletAtom.refetchAtom)
})

const restoredAtom = atom(null, (_get, set) => {
  set(hideLoadersAtom)
  set(checkSessionAtom)
  set(wakeAtom, (wakes) => wakes + 1)
})

// Each client has its own delay, because clients that come online together must not refetch together.
const refetchOnlineAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  const { visitSeed } = runtime.runSync(Effect.service(Device))
  const refetch = Effect.sync(() => {
    set(wakeAtom, (wakes) => wakes + 1)
    set(checkGateAtom)
  })
  runtime.runFork(Effect.delay(refetch, Duration.times(timings.onlineSpread, visitSeed)))
})

export const lifecycleAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  const device = runtime.runSync(Effect.service(Device))
  set(isVerifyingTokenAtom, true)
  const backend = runtime.runSync(Effect.service(Backend))
  const stops = [
    set(followPreferencesAtom),
    set(followSessionAtom),
    set(followFormsAtom),
    backend.watchMaintenance(() => {
      // Maintenance may affect a single service, so the status is fetched. An error page already fetches the status.
      if (get(gateAtom)._tag === "Open") set(gateAtom, SystemGate.Event.Asked())
    }),
    backend.watchRecovery((recovery) => {
      set(recovery === "all" ? wakeAtom : recoveryAtom, (times) => times + 1)
      if (recovery === "all" || get(gateAtom)._tag === "Unreachable") set(gateAtom, SystemGate.Event.Asked())
    }),
    device.watch((event) => {
      switch (event) {
        case "online":
          set(isOnlineAtom, true)
          set(refetchOnlineAtom)
          return
        case "offline":
          set(isOnlineAtom, false)
          return
        case "shown":
          set(isOnlineAtom, runtime.runSync(device.isOnline))
          set(lookAgainAtom)
          return
        case "restored":
          set(restoredAtom)
          return
        case "installOffer":
        case "input":
      }
    }),
    runtime.runCallback(
      // A store that replaced another store uses the stored session, without the address's token or auto-login.
      get(isRenewedAtom) ? Effect.void : get(actingAtom)(Effect.andThen(set(adoptTokenAtom), renewLogin)),
      { onExit: () => set(isVerifyingTokenAtom, false) },
    ),
  ]
  return () => stops.forEach((stop) => stop())
})
lifecycleAtom.onMount = (start) => start()
