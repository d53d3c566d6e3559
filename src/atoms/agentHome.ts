import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as AgentMenu from "#domain/AgentMenu.ts"
import * as MemberType from "#domain/MemberType.ts"
import * as UnreadCount from "#domain/UnreadCount.ts"
import { Payouts } from "#services/Payouts.ts"
import { Teams } from "#services/Teams.ts"

import { enterAtom } from "./access.ts"
import { todayAtom } from "./calendar.ts"
import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { servicePopupOpenAtom } from "./menus.ts"
import { unreadAgentNoticesAtom } from "./notices.ts"
import { sessionAtom } from "./session.ts"
import { whitelabelAtom } from "./system.ts"
import { inboxUnreadAtom } from "./unread.ts"

/** What the team did today; after midnight it is another day's (decision 134). */
export const teamTodayAtom = queryAtom(
  (get) => {
    get(todayAtom)
    return Teams.use(({ today }) => today).pipe(Effect.provide(Teams.layer))
  },
  { ofMember: true },
)

/** The running dividend; set to ask again. */
export const currentDividendAtom = queryAtom(
  () => Payouts.use(({ dividend }) => dividend).pipe(Effect.provide(Payouts.layer)),
  { ofMember: true },
)

/** The entries of agent home; none while the merchant's switches are not known. */
export const agentEntriesAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  if (whitelabel === undefined) return []
  const type = Option.match(get(sessionAtom), {
    onNone: () => MemberType.unknown,
    onSome: (session) => session.type,
  })
  const hasDividend = Remote.getOrElse(get(currentDividendAtom), () => []).length > 0
  return AgentMenu.entries({ whitelabel, type, hasDividend })
})

/** How much is unread behind an entry of agent home. */
export const agentUnreadAtom = atom((get) => {
  const unread: Partial<Record<AgentMenu.EntryId, number>> = {
    notices: get(unreadAgentNoticesAtom),
    inbox: Remote.getOrElse(get(inboxUnreadAtom), () => UnreadCount.none),
  }
  return unread
})

/** A press on an entry of agent home. Should the session have ended meanwhile, it does nothing (C6). */
export const pickAgentEntryAtom = atom(null, (get, set, { path, rule }: AgentMenu.Entry) => {
  if (Option.isNone(get(sessionAtom))) return
  if (path === undefined) set(servicePopupOpenAtom, true)
  else set(enterAtom, { rule, path })
})
