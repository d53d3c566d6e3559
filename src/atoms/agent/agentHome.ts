import { Option } from "effect"
import { atom } from "jotai"

import * as AgentMenu from "#domain/agent/AgentMenu.ts"
import { unknownSettings } from "#domain/Whitelabel.ts"
import * as UnreadCount from "#domain/messages/UnreadCount.ts"
import { currentDividend } from "#gateway/calls/agent/payouts.ts"
import { teamMembers } from "#gateway/calls/agent/team.ts"
import { Backend } from "#services/Backend.ts"
import { enterAtom } from "#atoms/entry/access.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { unreadAgentAnnouncementsAtom } from "#atoms/messages/announcements.ts"
import { sessionAtom } from "#atoms/session.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { inboxUnreadAtom } from "#atoms/messages/unread.ts"

// Both dates are today, and size 0 returns no members (spec §2 "Agent home", open point 134).
export const teamTodayAtom = queryAtom(
  (get) => {
    const today = get(todayAtom)
    return Backend.read(teamMembers, { startDate: today, endDate: today, size: 0 })
  },
  { ofMember: true },
)

export const currentDividendAtom = queryAtom(() => Backend.read(currentDividend, {}), {
  ofMember: true,
})

export const agentEntriesAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom) ?? unknownSettings
  const hasDividend = Remote.getOrElse(get(currentDividendAtom), () => []).length > 0
  return AgentMenu.entries({ whitelabel, hasDividend })
})

export const agentUnreadAtom = atom((get) => {
  const unread: Partial<Record<AgentMenu.EntryId, number>> = {
    notices: get(unreadAgentAnnouncementsAtom),
    inbox: Remote.getOrElse(get(inboxUnreadAtom), () => UnreadCount.none),
  }
  return unread
})

/** Opens the entry of the menu. After the end of the session, a tap does nothing (C6). */
export const pickAgentEntryAtom = atom(null, (get, set, { path }: AgentMenu.Entry) => {
  if (Option.isNone(get(sessionAtom))) return
  if (path === undefined) set(servicePopupOpenAtom, true)
  else set(enterAtom, path)
})
