import { Effect } from "effect"
import { atom } from "jotai"

import { renewLogin } from "#services/autoLogin.ts"
import { Members } from "#services/Members.ts"
import { Visit } from "#services/Visit.ts"

import { hideLoadersAtom } from "./feedback.ts"
import { runtimeAtom, wakeAtom } from "./kernel/query.ts"
import { followPreferencesAtom } from "./preferences.ts"
import { checkSessionAtom, followSessionAtom, isAdoptingAtom } from "./session.ts"
import { isOnlineAtom, lookAtGateAtom } from "./system.ts"
import { chatUnreadAtom, inboxUnreadAtom } from "./unread.ts"
import { walletAtom } from "./wallet.ts"

/** The tab is looked at again: balance and counts may have changed meanwhile. */
const lookAgainAtom = atom(null, (_get, set) => {
  set(lookAtGateAtom)
  set(walletAtom)
  set(inboxUnreadAtom)
  set(chatUnreadAtom)
})

/** Back from the back-forward cache: what stood still for minutes is asked again. */
const restoredAtom = atom(null, (_get, set) => {
  set(hideLoadersAtom)
  set(checkSessionAtom)
  set(wakeAtom, (wakes) => wakes + 1)
})

const startAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  const visit = runtime.runSync(Effect.service(Visit))
  set(isAdoptingAtom, true)
  const stops = [
    set(followPreferencesAtom),
    set(followSessionAtom),
    visit.watch((event) => {
      switch (event) {
        case "online":
          set(isOnlineAtom, true)
          set(wakeAtom, (wakes) => wakes + 1)
          set(lookAtGateAtom)
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
      }
    }),
    runtime.runCallback(
      Effect.andThen(
        Members.use(({ adoptFromAddress }) => adoptFromAddress),
        renewLogin,
      ),
      {
        onExit: () => set(isAdoptingAtom, false),
      },
    ),
  ]
  return () => stops.forEach((stop) => stop())
})

/** Mounted as long as the app runs: follows the device, the session and the player's choices. */
export const lifeAtom = atom(
  () => null,
  (_get, set) => set(startAtom),
)
lifeAtom.onMount = (start) => start()
