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
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

export const inboxUnreadAtom = queryAtom((get) => {
  get(sessionAtom)
  return Unread.use(({ inbox }) => inbox)
})

export const chatUnreadAtom = queryAtom((get) => {
  get(sessionAtom)
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined
    ? Effect.succeed(UnreadCount.none)
    : Unread.use(({ chat }) => chat(whitelabel))
})

export const unreadAtom = atom((get): UnreadCount.UnreadCounts => ({
  announcements: get(unreadAnnouncementsAtom),
  chat: Remote.getOrElse(get(chatUnreadAtom), () => UnreadCount.none),
  inbox: Remote.getOrElse(get(inboxUnreadAtom), () => UnreadCount.none),
}))

export const showAppBadgeAtom = atom(null, (get, _set, count: number) => {
  get(runtimeAtom).runCallback(Device.use(({ setBadge }) => setBadge(count)))
})

export const inboxBadgeAtom = atom((get) => UnreadCount.toBadge(get(unreadAtom).inbox))
