import { Effect } from "effect"
import { atom } from "jotai"

import * as UnreadCount from "#domain/UnreadCount.ts"
import { Unread } from "#services/Unread.ts"

import { unreadNoticesAtom } from "./announcements.ts"
import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { sessionAtom } from "./session.ts"
import { whitelabelAtom } from "./system.ts"

/** Unread inbox messages; set to count again. */
export const inboxUnreadAtom = queryAtom((get) => {
  get(sessionAtom)
  return Unread.use(({ inbox }) => inbox)
})

/** Unread chat messages; set to count again. */
export const chatUnreadAtom = queryAtom((get) => {
  get(sessionAtom)
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined
    ? Effect.succeed(UnreadCount.none)
    : Unread.use(({ chat }) => chat(whitelabel))
})

/** Everything unread; none where nothing is known. */
export const unreadAtom = atom((get): UnreadCount.UnreadCounts => ({
  announcements: get(unreadNoticesAtom),
  chat: Remote.getOrElse(get(chatUnreadAtom), () => UnreadCount.none),
  inbox: Remote.getOrElse(get(inboxUnreadAtom), () => UnreadCount.none),
}))

/** Badge of the inbox icon; empty for none. */
export const inboxBadgeAtom = atom((get) => UnreadCount.toBadge(get(unreadAtom).inbox))
