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

import { resourcesAtom } from "#atoms/system/gate.ts"
import { platformAtom } from "#atoms/system/platform.ts"
import { awaitWhitelabel, whitelabelAtom } from "#atoms/system/whitelabel.ts"

export const menuOpenAtom = atom(false)

export const servicePopupOpenAtom = atom(false)

export const agentNoticeOpenAtom = atom(false)

export const taskAlertOpenAtom = atom(false)

export const closeMenusAtom = atom(null, (_get, set) => {
  set(menuOpenAtom, false)
  set(servicePopupOpenAtom, false)
  set(iframeGameAtom, undefined)
})

export const notifyComingSoonAtom = atom(null, (_get, set) =>
  set(notifyAtom, { message: { key: "coming_soon" }, shownFor: timings.toastSaved, tone: "plain" }),
)

export const openDownloadAtom = atom(null, (_get, set) =>
  set(popupsAtom, Event.Asked({ popup: Popup.Download() })),
)

export const closeDownloadAtom = atom(null, (get, set, today: boolean) => {
  if (today) get(runtimeAtom).runSync(dismissDownload)
  set(popupsAtom, Event.Closed())
})

const downloadThereAtom = atom((get) =>
  Platform.showsDownload(get(platformAtom), { isHome: true, appWindow: true, resources: get(resourcesAtom) }),
)

export const downloadOfferAtom = atom(
  (get) => get(downloadThereAtom) && (get(whitelabelAtom)?.appWindow ?? false),
)

export const downloadPendingAtom = atom((get) => get(downloadThereAtom) && get(whitelabelAtom) === undefined)

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
