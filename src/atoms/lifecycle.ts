import { Clock, Effect } from "effect"
import { atom } from "jotai"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as SystemGate from "#machines/SystemGate.ts"
import { Backend } from "#services/Backend.ts"
import { renewLogin } from "#services/entry/autoLogin.ts"
import { Device } from "#platform/Device.ts"
import { hideLoadersAtom } from "#atoms/frame/loader.ts"
import { gateAtom, isOnlineAtom, checkGateAtom } from "#atoms/frame/system.ts"
import { followFormsAtom } from "#atoms/frame/touchedForm.ts"
import { chatUnreadAtom, inboxUnreadAtom } from "#atoms/messages/unread.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"

import { actingAtom, isRenewedAtom, runtimeAtom, wakeAtom } from "./kernel/runtime.ts"
import { followPreferencesAtom } from "./preferences.ts"
import { adoptTokenAtom, checkSessionAtom, followSessionAtom, isVerifyingTokenAtom } from "./session.ts"

const lookedAtAtom = atom(Number.NEGATIVE_INFINITY)

/**
 * Refetches what may have changed while the tab was hidden: status, balance and unread counts.
 *
 * Returns in quick succession refetch the balance once.
 */
const lookAgainAtom = atom(null, (get, set) => {
  set(checkGateAtom)
  set(inboxUnreadAtom)
  set(chatUnreadAtom)
  const now = get(runtimeAtom).runSync(Clock.currentTimeMillis)
  if (now - get(lookedAtAtom) < millis(timings.lookAgain)) return
  set(lookedAtAtom, now)
  set(walletAtom)
})

/** Refetches everything after a return from the back-forward cache. */
const restoredAtom = atom(null, (_get, set) => {
  set(hideLoadersAtom)
  set(checkSessionAtom)
  set(wakeAtom, (wakes) => wakes + 1)
})

const startAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  const device = runtime.runSync(Effect.service(Device))
  set(isVerifyingTokenAtom, true)
  const stops = [
    set(followPreferencesAtom),
    set(followSessionAtom),
    set(followFormsAtom),
    runtime.runSync(Effect.service(Backend)).watchRecovery(() => {
      set(wakeAtom, (wakes) => wakes + 1)
      set(gateAtom, SystemGate.Event.Asked())
    }),
    device.watch((event) => {
      switch (event) {
        case "online":
          set(isOnlineAtom, true)
          set(wakeAtom, (wakes) => wakes + 1)
          set(checkGateAtom)
          return
        case "offline":
          set(isOnlineAtom, false)
          return
        case "shown":
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
      // A store that replaced another starts with the stored session.
      get(isRenewedAtom) ? Effect.void : get(actingAtom)(Effect.andThen(set(adoptTokenAtom), renewLogin)),
      { onExit: () => set(isVerifyingTokenAtom, false) },
    ),
  ]
  return () => stops.forEach((stop) => stop())
})

/** Mounted while the app runs: follows the device, the session and the preferences. */
export const lifecycleAtom = atom(
  () => null,
  (_get, set) => set(startAtom),
)
lifecycleAtom.onMount = (start) => start()
