import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import {
  agentTypes,
  type Announcement,
  type AnnouncementType,
  unread,
  withRead,
} from "#domain/messages/Announcement.ts"
import { agentAnnouncements, ofTypes } from "#gateway/calls/messages/announcements.ts"
import { Backend } from "#services/Backend.ts"
import { ReadAnnouncements } from "#services/messages/ReadAnnouncements.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { homeAnnouncementsAtom, readHereAtom } from "#atoms/home/announcements.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { actingAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"

/** Announcements for agents (decision 20). None for guests, without a request. */
const agentAnnouncementsAtom = queryAtom(
  (get) => {
    get(languageAtom)
    if (Option.isNone(get(sessionAtom))) return Effect.succeed<ReadonlyArray<Announcement>>([])
    return Effect.map(Backend.read(agentAnnouncements, ofTypes(agentTypes)), ({ agent }) => agent)
  },
  { debounce: ["agent-announcements", timings.languageRefresh] },
)

/** The announcements of a type; those opened here count as read at once. */
const listAtom = (type: AnnouncementType) =>
  atom((get): Remote.Remote<ReadonlyArray<Announcement>> => {
    const readHere = get(get(readHereAtom))
    if (type === "A") return Remote.map(get(agentAnnouncementsAtom), (agent) => withRead(agent, readHere))
    return Remote.map(get(homeAnnouncementsAtom), ({ player, popup }) =>
      withRead(type === "PL" ? player : popup, readHere),
    )
  })

/** The announcements of each type that has a page. */
export const announcementsAtoms = { PL: listAtom("PL"), PU: listAtom("PU"), A: listAtom("A") } as const

/** How many announcements for agents are unread. */
export const unreadAgentAnnouncementsAtom = atom((get) =>
  unread(Remote.getOrElse(get(announcementsAtoms.A), () => [])),
)

/** Refetches the announcements of a type. */
export const refetchAnnouncementsAtom = atom(null, (_get, set, type: AnnouncementType) =>
  type === "A" ? set(agentAnnouncementsAtom.refetchAtom) : set(homeAnnouncementsAtom.refetchAtom),
)

const withReadAnnouncements = lazyService(ReadAnnouncements)

// Not an action: an action drops triggers while it runs, and quick reads would be lost.
const reportReadAtom = atom(null, (get, _set, { announcementId }: Announcement) =>
  get(runtimeAtom).runPromiseExit(get(actingAtom)(withReadAnnouncements(({ mark }) => mark(announcementId)))),
)

interface ReadRequest {
  readonly type: AnnouncementType
  readonly announcement: Announcement
}

/** Opens an announcement: read at once, then reported to the backend, then its type is refetched (spec §4). */
export const readAnnouncementAtom = atom(null, async (get, set, { type, announcement }: ReadRequest) => {
  if (announcement.read) return
  set(get(readHereAtom), (read) => [...read, announcement.announcementId])
  await set(reportReadAtom, announcement)
  set(refetchAnnouncementsAtom, type)
})
