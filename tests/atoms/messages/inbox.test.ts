import { assert, describe, it } from "@effect/vitest"

import {
  withLocalChangesAtom,
  deleteMailAtom,
  isDeletingMailAtom,
  mailsAtom,
  readMailAtom,
} from "#atoms/messages/inbox.ts"
import { inboxBadgeAtom, inboxUnreadAtom } from "#atoms/messages/unread.ts"
import { deleteMail, inboxUnread, mails, readMail } from "#gateway/calls/messages/inbox.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import * as sample from "#tests/domain/samples.ts"
import { sessionOf } from "#tests/support/services.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const mail = (number: number) => ({ mailId: `M${number}`, title: `Message ${number}`, read: number > 2 })
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const page = (first: number, last: number, pageNum: number): ScriptedReply => ({
  value: { content: numbers(first, last).map(mail), pageNum, totalPages: 2 },
})
const unread = (unReadCount: number): ScriptedReply => ({ value: { unReadCount } })

/** The inbox with these atoms mounted. */
const show = async (script: Readonly<Record<string, ScriptedReply | ReadonlyArray<ScriptedReply>>>) => {
  const running = await showAtoms([mailsAtom, withLocalChangesAtom, inboxUnreadAtom, inboxBadgeAtom], {
    session: sessionOf(0),
    script: {
      [whitelabel.path]: { value: sample.bareWhitelabel },
      [homeAnnouncements.path]: { value: sample.bareAnnouncements },
      [mails.path]: page(1, 25, 1),
      [inboxUnread.path]: [unread(2), unread(1)],
      [readMail.path]: { value: null },
      [deleteMail.path]: { value: null },
      ...script,
    },
  })
  const { store } = running
  store.set(mailsAtom, { filter: { owner: "member0" } })
  await running.adjust("1 second")
  const shown = () => {
    const state = store.get(mailsAtom)
    return state._tag === "Shown" ? store.get(withLocalChangesAtom)(state.list.entries) : []
  }
  const opened = (id: string) => {
    const found = shown().find(({ mailId }) => mailId === id)
    assert.isDefined(found)
    return found
  }
  const sent = (path: string) =>
    running.fake.requestsTo(path).map(({ method, body }) => `${method} ${body ?? ""}`)
  const pagesAsked = () =>
    running.fake.requestsTo(mails.path).map(({ query }) => Object.fromEntries(query)["pageNo"])
  return { ...running, shown, opened, sent, pagesAsked }
}

describe("the inbox", () => {
  it("the inbox loads pages of 25", async () => {
    const { shown, fake, store, adjust, pagesAsked } = await show({
      [mails.path]: [page(1, 25, 1), page(26, 30, 2)],
    })
    assert.lengthOf(shown(), 25)
    assert.deepStrictEqual(Object.fromEntries(fake.requestsTo(mails.path)[0]?.query ?? []), {
      pageNo: "1",
      pageSize: "25",
    })
    store.set(mailsAtom, "more")
    await adjust("1 second")
    assert.lengthOf(shown(), 30)
    assert.deepStrictEqual(pagesAsked(), ["1", "2"])
  })

  it("the inbox shows an opened mail as read at once, sends each read once and refetches the unread count", async () => {
    const { store, opened, sent, adjust } = await show({
      [readMail.path]: { after: "1 second", reply: { value: null } },
    })
    assert.strictEqual(store.get(inboxBadgeAtom), "2")
    void store.set(readMailAtom, opened("M1"))
    assert.isTrue(opened("M1").read)
    void store.set(readMailAtom, opened("M1"))
    void store.set(readMailAtom, opened("M3"))
    await adjust("1 second")
    assert.deepStrictEqual(sent(readMail.path), ['POST {"mailId":"M1"}'])
    assert.strictEqual(store.get(inboxBadgeAtom), "2")
    await adjust("250 millis")
    assert.strictEqual(store.get(inboxBadgeAtom), "1")
  })

  it("the unread count is correct when two mails are read within 150 ms", async () => {
    const { store, opened, adjust, fake } = await show({})
    void store.set(readMailAtom, opened("M1"))
    await adjust("100 millis")
    void store.set(readMailAtom, opened("M2"))
    await adjust("249 millis")
    assert.lengthOf(fake.requestsTo(inboxUnread.path), 1)
    await adjust("1 millis")
    assert.lengthOf(fake.requestsTo(inboxUnread.path), 2)
    await adjust("10 seconds")
    assert.lengthOf(fake.requestsTo(inboxUnread.path), 2)
  })

  it("an opened mail shows no error when the request that marks it as read fails", async () => {
    const { store, opened, adjust, toasts } = await show({ [readMail.path]: { status: 500 } })
    void store.set(readMailAtom, opened("M1"))
    await adjust("1 second")
    assert.isTrue(opened("M1").read)
    assert.deepStrictEqual(toasts(), [])
  })

  it("the inbox sends one request for repeated presses of delete, and then refetches the unread count", async () => {
    const { store, shown, sent, adjust, toasts } = await show({
      [deleteMail.path]: { after: "1 second", reply: { value: null } },
    })
    const first = store.set(deleteMailAtom, "M1")
    assert.isFalse(await store.set(deleteMailAtom, "M1"))
    assert.isTrue(store.get(isDeletingMailAtom))
    assert.lengthOf(shown(), 25)
    await adjust("1 second")
    assert.isTrue(await first)
    assert.lengthOf(shown(), 24)
    assert.deepStrictEqual(sent(deleteMail.path), ['DELETE {"mailId":"M1"}'])
    assert.deepStrictEqual(toasts(), ["message_deleted good"])
    await adjust("250 millis")
    assert.strictEqual(store.get(inboxBadgeAtom), "1")
  })

  it("the inbox keeps a mail whose deletion fails, and shows the reason", async () => {
    const refused = { refused: "no_permission" }
    const { store, shown, adjust, sent, toasts } = await show({ [deleteMail.path]: refused })
    const deletion = store.set(deleteMailAtom, "M1")
    await adjust("1 second")
    assert.isFalse(await deletion)
    assert.lengthOf(shown(), 25)
    assert.lengthOf(sent(deleteMail.path), 1)
    assert.deepStrictEqual(toasts(), ["no_permission bad"])
  })

  it("the inbox skips no mail when a deletion moves later mails up by one", async () => {
    const { store, shown, adjust, pagesAsked } = await show({
      [mails.path]: [page(1, 25, 1), page(2, 26, 1), page(27, 30, 2)],
    })
    const deletion = store.set(deleteMailAtom, "M1")
    await adjust("1 second")
    await deletion
    store.set(mailsAtom, "more")
    await adjust("2 seconds")
    assert.deepStrictEqual(pagesAsked(), ["1", "1", "2"])
    assert.deepStrictEqual(
      shown().map(({ mailId }) => mailId),
      numbers(2, 30).map((number) => `M${number}`),
    )
  })
})
