import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import {
  agentTypes,
  type Announcement,
  type NoticeType,
  unread,
  withRead,
} from "#domain/messages/Announcement.ts"
import { agentAnnouncements, ofTypes } from "#gateway/calls/messages/announcements.ts"
import { Backend } from "#services/Backend.ts"
import { ReadNotices } from "#services/messages/ReadNotices.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { homeNoticesAtom, readHereAtom } from "#atoms/home/announcements.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { actingAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

/** Announcements for agents (decision 20). None for guests, without a request. */
const agentNoticesAtom = queryAtom(
  (get) => {
    get(languageAtom)
    if (Option.isNone(get(sessionAtom))) return Effect.succeed<ReadonlyArray<Announcement>>([])
    return Effect.map(Backend.read(agentAnnouncements, ofTypes(agentTypes)), ({ agent }) => agent)
  },
  { debounce: timings.languageRefresh },
)

/** The announcements of a type; those opened here count as read at once. */
const listAtom = (type: NoticeType) =>
  atom((get): Remote.Remote<ReadonlyArray<Announcement>> => {
    const readHere = get(get(readHereAtom))
    if (type === "A") return Remote.map(get(agentNoticesAtom), (agent) => withRead(agent, readHere))
    return Remote.map(get(homeNoticesAtom), ({ player, popup }) =>
      withRead(type === "PL" ? player : popup, readHere),
    )
  })

/** The announcements of each type that has a page. */
export const noticesAtoms = { PL: listAtom("PL"), PU: listAtom("PU"), A: listAtom("A") } as const

/** How many announcements for agents are unread. */
export const unreadAgentNoticesAtom = atom((get) => unread(Remote.getOrElse(get(noticesAtoms.A), () => [])))

/** Refetches the announcements of a type. */
export const refetchNoticesAtom = atom(null, (_get, set, type: NoticeType) =>
  type === "A" ? set(agentNoticesAtom) : set(homeNoticesAtom),
)

const withReadNotices = lazyService(ReadNotices)

// Not an action: an action drops triggers while it runs, and quick reads would be lost.
const reportReadAtom = atom(null, (get, _set, { announcementId }: Announcement) =>
  get(runtimeAtom).runPromiseExit(get(actingAtom)(withReadNotices(({ mark }) => mark(announcementId)))),
)

interface ReadNotice {
  readonly type: NoticeType
  readonly announcement: Announcement
}

/** Opens an announcement: read at once, then reported to the backend, then its type is refetched (spec §4). */
export const readNoticeAtom = atom(null, async (get, set, { type, announcement }: ReadNotice) => {
  if (announcement.read) return
  set(get(readHereAtom), (read) => [...read, announcement.announcementId])
  await set(reportReadAtom, announcement)
  set(refetchNoticesAtom, type)
})
