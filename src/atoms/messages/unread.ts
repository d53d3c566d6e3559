import { Effect } from "effect"
import { atom } from "jotai"

import * as UnreadCount from "#domain/messages/UnreadCount.ts"
import { Device } from "#platform/Device.ts"
import { Unread } from "#services/messages/Unread.ts"
import { unreadAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { sessionAtom } from "#atoms/session.ts"
import { whitelabelAtom } from "#atoms/frame/system.ts"

/** Unread mail. */
export const inboxUnreadAtom = queryAtom((get) => {
  get(sessionAtom)
  return Unread.use(({ inbox }) => inbox)
})

/** Unread chat messages. */
export const chatUnreadAtom = queryAtom((get) => {
  get(sessionAtom)
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined
    ? Effect.succeed(UnreadCount.none)
    : Unread.use(({ chat }) => chat(whitelabel))
})

/** All unread counts; 0 while unknown. */
export const unreadAtom = atom((get): UnreadCount.UnreadCounts => ({
  announcements: get(unreadAnnouncementsAtom),
  chat: Remote.getOrElse(get(chatUnreadAtom), () => UnreadCount.none),
  inbox: Remote.getOrElse(get(inboxUnreadAtom), () => UnreadCount.none),
}))

/** Shows the sum of all unread counts on the app's icon. */
export const showAppBadgeAtom = atom(null, (get, _set, count: number) => {
  get(runtimeAtom).runCallback(Device.use(({ setBadge }) => setBadge(count)))
})

/** Badge of the inbox icon; empty for none. */
export const inboxBadgeAtom = atom((get) => UnreadCount.toBadge(get(unreadAtom).inbox))
