import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Pages from "#domain/frame/Pages.ts"
import {
  homeTypes,
  type SiteAnnouncements,
  siteTypes,
  unread,
  withRead,
} from "#domain/messages/Announcement.ts"
import { ofGroup } from "#domain/home/BannerGroup.ts"
import { homeAnnouncements, ofTypes, siteAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { Backend } from "#services/Backend.ts"
import { pathAtom } from "#atoms/frame/path.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { identityAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

/** A page that requests hot announcements too. Other pages are one. */
const pageAtom = atom((get) => {
  const { name } = Pages.at(get(pathAtom))
  return name === "home" || name === "task" ? name : "other"
})

/** The announcements and banners. Each arrival at home or the task page refetches them (spec §2). */
export const homeAnnouncementsAtom = queryAtom<SiteAnnouncements>(
  (get) => {
    get(languageAtom)
    get(sessionAtom)
    return get(pageAtom) === "other"
      ? Backend.read(siteAnnouncements, ofTypes(siteTypes))
      : Backend.read(homeAnnouncements, ofTypes(homeTypes))
  },
  {
    debounce: ["announcements", timings.languageRefresh],
    cached: () => Backend.cached(homeAnnouncements, ofTypes(homeTypes)),
  },
)

/** The banners of home. */
export const homeBannersAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ banners }) => ofGroup(banners, "m_home")),
)

/** The banners of the login page. */
export const loginBannersAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ banners }) => ofGroup(banners, "m_login")),
)

/** The titles that the ticker scrolls. */
export const tickerTitlesAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ player }) => player.map(({ title }) => title)),
)

/** The announcements that this visitor has read just now, by their ids, per session. */
export const readHereAtom = atom((get) => {
  get(identityAtom)
  return atom<ReadonlyArray<string>>([])
})

/** How many announcements are unread; those opened here count as read at once. */
export const unreadAnnouncementsAtom = atom((get) => {
  const player = Remote.getOrElse(get(homeAnnouncementsAtom), () => undefined)?.player ?? []
  return unread(withRead(player, get(get(readHereAtom))))
})
