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

const agentAnnouncementsAtom = queryAtom(
  (get) => {
    get(languageAtom)
    if (Option.isNone(get(sessionAtom))) return Effect.succeed<ReadonlyArray<Announcement>>([])
    return Effect.map(Backend.read(agentAnnouncements, ofTypes(agentTypes)), ({ agent }) => agent)
  },
  { debounce: ["agent-announcements", timings.languageRefresh] },
)

const listAtom = (type: AnnouncementType) =>
  atom((get): Remote.Remote<ReadonlyArray<Announcement>> => {
    const readHere = get(get(readHereAtom))
    if (type === "A") return Remote.map(get(agentAnnouncementsAtom), (agent) => withRead(agent, readHere))
    return Remote.map(get(homeAnnouncementsAtom), ({ player, popup }) =>
      withRead(type === "PL" ? player : popup, readHere),
    )
  })

export const announcementsAtoms = { PL: listAtom("PL"), PU: listAtom("PU"), A: listAtom("A") } as const

export const unreadAgentAnnouncementsAtom = atom((get) =>
  unread(Remote.getOrElse(get(announcementsAtoms.A), () => [])),
)

export const refetchAnnouncementsAtom = atom(null, (_get, set, type: AnnouncementType) =>
  type === "A" ? set(agentAnnouncementsAtom.refetchAtom) : set(homeAnnouncementsAtom.refetchAtom),
)

const withReadAnnouncements = lazyService(ReadAnnouncements)

// This is not an `actionAtom`, which would drop a report while another report is in flight.
const reportReadAtom = atom(null, (get, _set, { announcementId }: Announcement) =>
  get(runtimeAtom).runPromiseExit(get(actingAtom)(withReadAnnouncements(({ mark }) => mark(announcementId)))),
)

interface ReadRequest {
  readonly type: AnnouncementType
  readonly announcement: Announcement
}

/** The announcement counts as read at once (spec §4). */
export const readAnnouncementAtom = atom(null, async (get, set, { type, announcement }: ReadRequest) => {
  if (announcement.read) return
  set(get(readHereAtom), (read) => [...read, announcement.announcementId])
  await set(reportReadAtom, announcement)
  set(refetchAnnouncementsAtom, type)
})
