import { Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { type Announcement, type NoticeType, unread, withRead } from "#domain/Announcement.ts"
import { AgentNotices } from "#services/AgentNotices.ts"
import { ReadNotices } from "#services/ReadNotices.ts"

import { homeNoticesAtom, readHereAtom } from "./announcements.ts"
import { queryAtom, runtimeAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"

const agentNoticesAtom = queryAtom(
  (get) => {
    get(languageAtom)
    get(sessionAtom)
    return AgentNotices.use(({ all }) => all).pipe(Effect.provide(AgentNotices.layer))
  },
  { settle: timings.languageRefresh },
)

/** The notices of a type; what was read here counts as read at once. */
const listAtom = (type: NoticeType) =>
  atom((get): Remote.Remote<ReadonlyArray<Announcement>> => {
    const readHere = get(get(readHereAtom))
    if (type === "A") return Remote.map(get(agentNoticesAtom), (agent) => withRead(agent, readHere))
    return Remote.map(get(homeNoticesAtom), ({ player, popup }) =>
      withRead(type === "PL" ? player : popup, readHere),
    )
  })

/** The notices of each type that has a page. */
export const noticesAtoms = { PL: listAtom("PL"), PU: listAtom("PU"), A: listAtom("A") } as const

/** How many notices for agents are unread. */
export const unreadAgentNoticesAtom = atom((get) => unread(Remote.getOrElse(get(noticesAtoms.A), () => [])))

/** Asks for the notices of a type once more. */
export const askNoticesAtom = atom(null, (_get, set, type: NoticeType) =>
  type === "A" ? set(agentNoticesAtom) : set(homeNoticesAtom),
)

/** One for all pages: it knows what was told, and when. */
const readNoticesAtom = atom((get) =>
  get(runtimeAtom).runSync(Effect.provide(Effect.service(ReadNotices), ReadNotices.layer)),
)

// No action: those are one at a time, and a quick reader's marks would be lost.
const tellReadAtom = atom(null, (get, _set, { announcementId }: Announcement) =>
  get(runtimeAtom).runPromiseExit(get(readNoticesAtom).mark(announcementId)),
)

interface ReadNotice {
  readonly type: NoticeType
  readonly announcement: Announcement
}

/** A notice was opened: read here at once, then at the backend, then all of its kind are loaded again (spec §4). */
export const readNoticeAtom = atom(null, async (get, set, { type, announcement }: ReadNotice) => {
  if (announcement.read) return
  set(get(readHereAtom), (read) => [...read, announcement.announcementId])
  await set(tellReadAtom, announcement)
  set(askNoticesAtom, type)
})
