import { Effect, Option } from "effect"
import { atom, type Getter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Mail from "#domain/messages/Mail.ts"
import type { PageRequest } from "#domain/Paged.ts"
import { deleteMail, mails, readMail } from "#gateway/calls/messages/inbox.ts"
import { Backend } from "#services/Backend.ts"
import { debounced } from "#services/policy.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { latestRunAtom } from "#atoms/kernel/latestRun.ts"
import { actingAtom, identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { recordsAtom } from "#atoms/kernel/records.ts"

import { inboxUnreadAtom } from "./unread.ts"

/** Mail that this session read or deleted, per session. */
const localChangesAtom = atom((get) => {
  get(identityAtom)
  return atom(Mail.nothingDone)
})

/** The pages to fetch for a page after deletions moved mail up; the list shows each mail once. */
const pagesOf = ({ pageNo, pageSize }: PageRequest, get: Getter) => {
  const { deleted } = get(get(localChangesAtom))
  const first = Mail.firstPage(pageNo, deleted.length, pageSize)
  const numbers = Array.from({ length: pageNo - first + 1 }, (_, index) => first + index)
  return Effect.forEach(numbers, (number) => Backend.read(mails, { pageNo: number, pageSize }), {
    concurrency: 2,
  }).pipe(
    Effect.map((pages) => ({
      content: pages.flatMap(({ content }) => content),
      pageNum: pageNo,
      // The pages before may have entries; the list ends at its first empty page all the same.
      totalPages: pages.at(-1)?.content.length === 0 ? pageNo : (pages.at(-1)?.totalPages ?? 0),
    })),
  )
}

/** The mail list on screen, as fetched. */
export const mailsAtom = recordsAtom<{ readonly owner: string }, Mail.Mail>({
  idOf: ({ mailId }) => mailId,
  page: pagesOf,
})

/** Applies this session's reads and deletions to mail. */
export const withLocalChangesAtom = atom((get) => {
  const done = get(get(localChangesAtom))
  return (listed: ReadonlyArray<Mail.Mail>) => Mail.after(listed, done)
})

const recountAtom = latestRunAtom()

/** Refetches the unread count after the throttle window of the last change, so that no older count is returned. */
const countAgainAtom = atom(null, (_get, set) => {
  const refetch = Effect.sync(() => set(inboxUnreadAtom.refetchAtom))
  set(recountAtom, debounced("inbox-recount", timings.unreadThrottle)(refetch))
})

/**
 * Opens mail: read at once, then reported to the backend, then the unread count is refetched. Assumed: a
 * failed report shows nothing, and the mail is unread on the next visit.
 */
export const readMailAtom = atom(null, async (get, set, { mailId, read }: Mail.Mail) => {
  if (read) return
  set(get(localChangesAtom), (done) => ({ ...done, read: [...done.read, mailId] }))
  await get(runtimeAtom).runPromiseExit(get(actingAtom)(Backend.change(readMail, { mailId })))
  set(countAgainAtom)
})

const reportReadAtom = actionAtom({
  run: (mailId: string) => Backend.change(readMail, { mailId }),
  waits: timings.loader,
})

export const isMarkingMailAtom = reportReadAtom.isRunningAtom

/**
 * Marks loaded mail as read, one after another, up to the first failure, which shows its reason. The unread count
 * is refetched once.
 */
export const markAllReadAtom = atom(
  null,
  async (get, set, mails: ReadonlyArray<Mail.Mail>): Promise<void> => {
    let hasFailed = false
    for (const { mailId, read } of mails) {
      if (read || hasFailed) continue
      hasFailed = Option.isNone(await set(reportReadAtom, mailId))
      if (!hasFailed) set(get(localChangesAtom), (done) => ({ ...done, read: [...done.read, mailId] }))
    }
    set(countAgainAtom)
    if (!hasFailed) set(notifyAtom, { message: { key: "all_marked_read" }, tone: "good" })
  },
)

const removeAtom = actionAtom({
  run: (mailId: string) => Backend.change(deleteMail, { mailId }),
  waits: timings.loader,
  saved: { message: { key: "message_deleted" } },
})

export const isDeletingMailAtom = removeAtom.isRunningAtom

/** Deletes mail and returns whether it succeeded; a failure shows its reason. */
export const deleteMailAtom = atom(null, async (get, set, mailId: string): Promise<boolean> => {
  const outcome = await set(removeAtom, mailId)
  if (Option.isNone(outcome)) return false
  set(get(localChangesAtom), (done) => ({ ...done, deleted: [...done.deleted, mailId] }))
  set(countAgainAtom)
  return true
})
