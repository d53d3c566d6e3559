import { Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Menu from "#domain/Menu.ts"
import * as Platform from "#domain/Platform.ts"
import { urlOf } from "#domain/Resource.ts"
import * as Url from "#domain/Url.ts"
import { Event, Popup } from "#machines/Popups.ts"
import { Visit } from "#services/Visit.ts"

import { notifyAtom } from "./feedback.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { knownMemberAtom } from "./member.ts"
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
})

/** The entries of the right-side menu; none while the merchant's switches are not known. */
export const menuEntriesAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined
    ? []
    : Menu.sideMenu({ whitelabel, resources: get(resourcesAtom), platform: get(platformAtom) })
})

/** The address of the LINE account, if there is one that may be followed. */
export const lineLinkAtom = atom((get) => safeLink(urlOf(get(resourcesAtom), "LINE")))

export const hasTaskAtom = atom((get) => Menu.hasTask(get(resourcesAtom)))

/** What the affiliate entry does for this visitor. */
export const affiliateStepAtom = atom((get): Menu.AffiliateStep => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined ? "comingSoon" : Menu.affiliateStep(get(sessionAtom), whitelabel)
})

/** Whether the service popup offers live chat. */
export const showsChatAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel !== undefined && Menu.showsChat(whitelabel, get(sessionAtom), get(knownMemberAtom))
})

export const sayComingSoonAtom = atom(null, (_get, set) =>
  set(notifyAtom, { message: { key: "coming_soon" }, shownFor: timings.toastSaved, tone: "plain" }),
)

/** Opens the download popup because it was asked for. */
export const openDownloadAtom = atom(null, (_get, set) => set(popupsAtom, Event.Asked({ popup: Popup.Download() })))

/** Closes the download popup; `today` keeps it from coming up by itself today. */
export const closeDownloadAtom = atom(null, (get, set, today: boolean) => {
  if (today) get(runtimeAtom).runSync(Visit.use(({ waveOffDownload }) => waveOffDownload))
  set(popupsAtom, Event.Closed())
})

/** Whether home offers the app: a browser, a link for its platform, and the merchant wants it (spec §2). */
export const downloadOfferAtom = atom((get) =>
  Platform.showsDownload(get(platformAtom), {
    isHome: true,
    appWindow: get(whitelabelAtom)?.appWindow ?? false,
    resources: get(resourcesAtom),
  }),
)

/** The popup offers the app by itself once a visit, unless it was waved off for today. */
export const offerDownloadAtom = atom(null, (get, set) => {
  const isDue = get(downloadOfferAtom) && !get(offeredAtom)
  if (!isDue || get(runtimeAtom).runSync(Visit.use(({ downloadWavedOff }) => downloadWavedOff))) return
  set(offeredAtom, true)
  set(openDownloadAtom)
})
const offeredAtom = atom(false)

/** What the download popup says of this device. */
export const downloadAtom = atom((get) => {
  const platform = get(platformAtom)
  return {
    store: Platform.storeOf(platform),
    canInstall: Platform.canInstall(platform),
    link: safeLink(Platform.downloadLink(platform, get(resourcesAtom))),
  }
})

const safeLink = (link: string | undefined): string | undefined =>
  link !== undefined && Url.isSafe(link) ? link : undefined

/** Whether somebody is logged in. */
export const isMemberAtom = atom((get) => Option.isSome(get(sessionAtom)))
