import { assert, describe, it } from "@effect/vitest"

import { homeAnnouncementsAtom, unreadAnnouncementsAtom } from "#atoms/home/announcements.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import {
  announcementsAtoms,
  readAnnouncementAtom,
  unreadAgentAnnouncementsAtom,
} from "#atoms/messages/announcements.ts"
import { inboxUnreadAtom, unreadAtom } from "#atoms/messages/unread.ts"
import type { AnnouncementType } from "#domain/messages/Announcement.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { type TestServicesOptions, sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"
import * as sample from "#tests/domain/samples.ts"

const announcement = (id: string, read = false) => ({ announcementId: id, title: id, read })

const response: ScriptedReply = {
  value: {
    ...sample.bareAnnouncements,
    player: [announcement("1"), announcement("2"), announcement("3", true)],
    popup: [announcement("7")],
    agent: [announcement("A1"), announcement("A2")],
  },
}

/** A visitor's mounted announcements. */
const show = async (marking: ScriptedReply, options: TestServicesOptions = { session: sessionOf(9) }) => {
  const running = await showAtoms([homeAnnouncementsAtom, ...Object.values(announcementsAtoms)], {
    ...options,
    script: { [homeAnnouncements.path]: response, [markAnnouncementRead.path]: marking },
  })
  const { store } = running
  const listed = (type: AnnouncementType) => valueOf(store.get(announcementsAtoms[type])) ?? []
  const read = (type: AnnouncementType, id: string) => {
    const announcement = listed(type).find(({ announcementId }) => announcementId === id)
    assert.isDefined(announcement)
    return store.set(readAnnouncementAtom, { type, announcement })
  }
  const unreadIds = (type: AnnouncementType) =>
    listed(type).flatMap((each) => (each.read ? [] : [each.announcementId]))
  const typesAsked = () =>
    running.fake.requestsTo(homeAnnouncements.path).map(({ query }) => Object.fromEntries(query)["types"])
  const marked = () => running.bodiesTo(markAnnouncementRead.path)
  return { ...running, read, unreadIds, typesAsked, marked }
}

describe("fetching announcements", () => {
  it("announcements are fetched by type, and announcements for agents are fetched by a separate call", async () => {
    const { unreadIds, typesAsked, store } = await show({ value: null })
    assert.deepStrictEqual(unreadIds("PL"), ["1", "2"])
    assert.deepStrictEqual(unreadIds("PU"), ["7"])
    assert.deepStrictEqual(unreadIds("A"), ["A1", "A2"])
    assert.sameMembers([...typesAsked()], ["A", "B,PL,PU,H"])
    assert.strictEqual(store.get(unreadAgentAnnouncementsAtom), 2)
  })
})

describe("unread counts", () => {
  it("[EN-18] announcements, chat and inbox have unread counts, which are 0 until they are loaded", async () => {
    const { store, fake, adjust } = await showAtoms([unreadAtom], { session: sessionOf(0) })
    assert.deepStrictEqual(store.get(unreadAtom), { announcements: 0, chat: 0, inbox: 0 })
    fake.respondWith(homeAnnouncements.path, response)
    fake.respondWith(inboxUnread.path, { value: { unReadCount: 5 } })
    store.set(homeAnnouncementsAtom.refetchAtom)
    store.set(inboxUnreadAtom.refetchAtom)
    await adjust("1 second")
    assert.deepStrictEqual(store.get(unreadAtom), { announcements: 3, chat: 0, inbox: 5 })
  })
})

describe("opening an announcement", () => {
  it("[SS-22] an opened announcement counts as read before the response arrives", async () => {
    const { read, unreadIds, store, adjust } = await show("never")
    void read("PL", "1")
    assert.deepStrictEqual(unreadIds("PL"), ["2"])
    assert.strictEqual(store.get(unreadAnnouncementsAtom), 2)
    await adjust("10 seconds")
    assert.deepStrictEqual(unreadIds("PL"), ["2"])
  })

  it("[SS-23, SS-24] an opened announcement is marked as read by its id, and then all announcements are refetched", async () => {
    const { read, typesAsked, marked, adjust } = await show({ after: "2 seconds", reply: { value: null } })
    const before = typesAsked().length
    void read("PL", "2")
    await adjust("1 second")
    assert.deepStrictEqual(marked(), ['{"announcementId":"2","read":true}'])
    assert.lengthOf(typesAsked(), before)
    await adjust("3 seconds")
    assert.deepStrictEqual(typesAsked().slice(before), ["B,PL,PU,H"])
  })

  it("an opened announcement for agents refetches only the announcements for agents", async () => {
    const { read, typesAsked, unreadIds, adjust } = await show({ value: null })
    const before = typesAsked().length
    void read("A", "A1")
    await adjust("1 second")
    assert.deepStrictEqual(typesAsked().slice(before), ["A"])
    assert.deepStrictEqual(unreadIds("A"), ["A2"])
  })

  it("an announcement that is already read sends no request when it is opened", async () => {
    const { read, typesAsked, marked, adjust } = await show({ value: null })
    const before = typesAsked().length
    await read("PL", "3")
    await adjust("1 second")
    assert.deepStrictEqual(marked(), [])
    assert.lengthOf(typesAsked(), before)
  })

  it("an announcement opened by a guest counts as read on this device only, and sends no request", async () => {
    const { read, unreadIds, marked, adjust } = await show({ value: null }, {})
    void read("PL", "1")
    await adjust("1 second")
    assert.deepStrictEqual(unreadIds("PL"), ["2"])
    assert.deepStrictEqual(marked(), [])
  })

  it("an announcement opened by a guest is unread again after a login", async () => {
    const { read, unreadIds, adjust, store, runtime } = await show("never")
    void read("PL", "1")
    await runtime.runPromise(CurrentSession.use(({ start }) => start(sessionOf(0))))
    await adjust("1 second")
    assert.deepStrictEqual(unreadIds("PL"), ["1", "2"])
    assert.strictEqual(store.get(unreadAnnouncementsAtom), 3)
  })
})
