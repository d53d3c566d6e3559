import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as MemberType from "#domain/MemberType.ts"
import type { Announcement } from "#domain/messages/Announcement.ts"
import type { Mail } from "#domain/messages/Mail.ts"
import { mails } from "#gateway/calls/messages/inbox.ts"
import { Backend } from "#services/Backend.ts"
import { homeAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { sessionAtom } from "#atoms/session.ts"
import { showsInboxAtom, whitelabelAtom } from "#atoms/system/whitelabel.ts"

import { withLocalChangesAtom } from "./inbox.ts"

type Message = Pick<Announcement | Mail, "title" | "time">

const newestMailAtom = queryAtom((get) => {
  const hasMail = Option.exists(get(sessionAtom), ({ type }) => !MemberType.isTrial(type))
  return hasMail && get(whitelabelAtom) !== undefined && get(showsInboxAtom)
    ? Effect.map(Backend.read(mails, { pageNo: 1, pageSize: 1 }), ({ content }) => content)
    : Effect.succeed<ReadonlyArray<Mail>>([])
})

const newest = (messages: ReadonlyArray<Message>): Message | undefined =>
  messages.reduce<Message | undefined>(
    (latest, each) => (latest === undefined || each.time > latest.time ? each : latest),
    undefined,
  )

export const latestMessagesAtom = atom((get) => ({
  announcement: newest(Remote.getOrElse(get(homeAnnouncementsAtom), () => undefined)?.player ?? []),
  mail: newest(get(withLocalChangesAtom)(Remote.getOrElse(get(newestMailAtom), () => []))),
}))
