import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Platform from "#domain/frame/Platform.ts"
import { Event, Popup } from "#machines/Popups.ts"
import { dismissDownload, isDownloadDismissed } from "#services/frame/downloadPopup.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { popupsAtom } from "#atoms/popups.ts"

import { awaitWhitelabel, platformAtom, resourcesAtom, whitelabelAtom } from "./system.ts"

/** Whether the right-side menu is open. */
export const menuOpenAtom = atom(false)

/** Whether the service popup is open. */
export const servicePopupOpenAtom = atom(false)

/** Whether the notice that shows agents their team page is open (spec §2 "Others", the affiliate button). */
export const agentNoticeOpenAtom = atom(false)

/** Whether the alert is open that shows that the merchant has no tasks yet (spec §2 "Right-side menu", §8). */
export const taskAlertOpenAtom = atom(false)

/** Closes everything that a change of page closes. */
export const closeMenusAtom = atom(null, (_get, set) => {
  set(menuOpenAtom, false)
  set(servicePopupOpenAtom, false)
  set(iframeGameAtom, undefined)
})

/** The message of 1 s for what the merchant does not offer yet (spec §8). */
export const notifyComingSoonAtom = atom(null, (_get, set) =>
  set(notifyAtom, { message: { key: "coming_soon" }, shownFor: timings.toastSaved, tone: "plain" }),
)

/** Opens the download popup by a press. */
export const openDownloadAtom = atom(null, (_get, set) =>
  set(popupsAtom, Event.Asked({ popup: Popup.Download() })),
)

/** Closes the download popup; `today` stops the automatic popup for today. */
export const closeDownloadAtom = atom(null, (get, set, today: boolean) => {
  if (today) get(runtimeAtom).runSync(dismissDownload)
  set(popupsAtom, Event.Closed())
})

/** Whether a download exists for this device: it runs in a browser, and its platform has a link. */
const downloadThereAtom = atom((get) =>
  Platform.showsDownload(get(platformAtom), { isHome: true, appWindow: true, resources: get(resourcesAtom) }),
)

/** Whether home offers the app: a download exists and the merchant wants it (spec §2). */
export const downloadOfferAtom = atom(
  (get) => get(downloadThereAtom) && (get(whitelabelAtom)?.appWindow ?? false),
)

/** Whether the download offer is still unknown, because the merchant's setting is not loaded. */
export const downloadPendingAtom = atom((get) => get(downloadThereAtom) && get(whitelabelAtom) === undefined)

/** Opens the download popup after a login, unless it was dismissed today. */
export const offerDownloadAtom = atom(null, (get, set) => {
  const { runSync, runFork } = get(runtimeAtom)
  if (!get(downloadThereAtom) || runSync(isDownloadDismissed)) return
  runFork(
    Effect.map(
      awaitWhitelabel({ set }),
      (whitelabel) => whitelabel?.appWindow === true && set(openDownloadAtom),
    ),
  )
})
