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

// All pages except home and the task page share one request, which omits the hot announcements.
const pageAtom = atom((get) => {
  const { name } = Pages.at(get(pathAtom))
  return name === "home" || name === "task" ? name : "other"
})

/** Refetched whenever home or the task page opens (spec §2). */
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

export const homeBannersAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ banners }) => ofGroup(banners, "m_home")),
)

export const loginBannersAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ banners }) => ofGroup(banners, "m_login")),
)

export const tickerTitlesAtom = atom((get) =>
  Remote.map(get(homeAnnouncementsAtom), ({ player }) => player.map(({ title }) => title)),
)

export const readHereAtom = atom((get) => {
  get(identityAtom)
  return atom<ReadonlyArray<string>>([])
})

export const unreadAnnouncementsAtom = atom((get) => {
  const { player = [], popup = [] } = Remote.valueOf(get(homeAnnouncementsAtom)) ?? {}
  return unread(withRead([...player, ...popup], get(get(readHereAtom))))
})
