import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { unread, withRead } from "#domain/Announcement.ts"
import { ofGroup } from "#domain/BannerGroup.ts"
import { Notices } from "#services/Notices.ts"

import { identityAtom, queryAtom } from "./kernel/query.ts"
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
  { settle: timings.languageRefresh, kept: true },
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

/** The notices that this visitor has read just now, by their ids: nobody sees another's. */
export const readHereAtom = atom((get) => {
  get(identityAtom)
  return atom<ReadonlyArray<string>>([])
})

/** How many notices are unread; what was read here counts as read at once. */
export const unreadNoticesAtom = atom((get) => {
  const player = Remote.getOrElse(get(homeNoticesAtom), () => undefined)?.player ?? []
  return unread(withRead(player, get(get(readHereAtom))))
})
