import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { type Announcement, unread } from "#domain/Announcement.ts"
import { ofGroup } from "#domain/BannerGroup.ts"
import { Notices } from "#services/Notices.ts"

import { queryAtom, runtimeAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

/** Everything home announces; a change of language settles first. */
export const homeNoticesAtom = queryAtom(
  (get) => {
    get(languageAtom)
    get(sessionAtom)
    return Notices.use(({ home }) => home)
  },
  { settle: timings.languageRefresh },
)

/** The banners of home. */
export const homeBannersAtom = atom((get) =>
  Remote.map(get(homeNoticesAtom), ({ banners }) => ofGroup(banners, "m_home")),
)

/** The banners of the login page. */
export const loginBannersAtom = atom((get) =>
  Remote.map(get(homeNoticesAtom), ({ banners }) => ofGroup(banners, "m_login")),
)

/** The titles that the ticker scrolls. */
export const tickerTitlesAtom = atom((get) =>
  Remote.map(get(homeNoticesAtom), ({ player }) => player.map(({ title }) => title)),
)

const readHereAtom = atom<ReadonlyArray<string>>([])

/** How many notices are unread; what was read here counts as read at once. */
export const unreadNoticesAtom = atom((get) => {
  const readHere = get(readHereAtom)
  const player = Remote.getOrElse(get(homeNoticesAtom), () => undefined)?.player ?? []
  return unread(player.filter(({ announcementId }) => !readHere.includes(announcementId)))
})

// No action: those are one at a time, and a quick reader's marks would be lost.
const tellReadAtom = atom(null, (get, _set, { announcementId }: Announcement) =>
  get(runtimeAtom).runPromiseExit(Notices.use(({ markRead }) => markRead(announcementId))),
)

/** A notice was opened: read here at once, then at the backend, then all are loaded again (spec §4). */
export const readNoticeAtom = atom(null, async (_get, set, announcement: Announcement) => {
  set(readHereAtom, (read) => [...read, announcement.announcementId])
  await set(tellReadAtom, announcement)
  set(homeNoticesAtom)
})
