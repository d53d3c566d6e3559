import { Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Platform from "#domain/Platform.ts"
import { Event, Popup } from "#machines/Popups.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom } from "./feedback.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { framedGameAtom } from "./launch.ts"
import { popupsAtom } from "./popups.ts"
import { sessionAtom } from "./session.ts"
import { platformAtom, resourcesAtom, whitelabelAtom } from "./system.ts"

/** Whether the right-side menu is open. */
export const menuOpenAtom = atom(false)

/** Whether the service popup is open. */
export const servicePopupOpenAtom = atom(false)

/** Whether agents are told where their team is (spec §2 "Others", the affiliate button). */
export const agentNoticeOpenAtom = atom(false)

/** Closes what a change of page closes. */
export const closeMenusAtom = atom(null, (_get, set) => {
  set(menuOpenAtom, false)
  set(servicePopupOpenAtom, false)
  set(framedGameAtom, undefined)
})

export const sayComingSoonAtom = atom(null, (_get, set) =>
  set(notifyAtom, { message: { key: "coming_soon" }, shownFor: timings.toastSaved, tone: "plain" }),
)

/** Opens the download popup because it was asked for. */
export const openDownloadAtom = atom(null, (_get, set) =>
  set(popupsAtom, Event.Asked({ popup: Popup.Download() })),
)

/** Closes the download popup; `today` keeps it from coming up by itself today. */
export const closeDownloadAtom = atom(null, (get, set, today: boolean) => {
  if (today) get(runtimeAtom).runSync(Visit.use(({ waveOffDownload }) => waveOffDownload))
  set(popupsAtom, Event.Closed())
})

/** Whether this device has an app to offer: a browser, and a link for its platform. */
const downloadThereAtom = atom((get) =>
  Platform.showsDownload(get(platformAtom), { isHome: true, appWindow: true, resources: get(resourcesAtom) }),
)

/** Whether home offers the app: there is one, and the merchant wants it (spec §2). */
export const downloadOfferAtom = atom(
  (get) => get(downloadThereAtom) && (get(whitelabelAtom)?.appWindow ?? false),
)

/** Whether the app may yet be offered: the merchant's wish is not known. */
export const downloadPendingAtom = atom((get) => get(downloadThereAtom) && get(whitelabelAtom) === undefined)

/** The popup offers the app by itself after a login, unless it was waved off for today. */
export const offerDownloadAtom = atom(null, (get, set) => {
  const wavedOff = get(runtimeAtom).runSync(Visit.use(({ downloadWavedOff }) => downloadWavedOff))
  if (get(downloadOfferAtom) && !wavedOff) set(openDownloadAtom)
})

/** Whether somebody is logged in. */
export const isMemberAtom = atom((get) => Option.isSome(get(sessionAtom)))
