import { Effect, Option } from "effect"
import { atom, type Getter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Mail from "#domain/messages/Mail.ts"
import type { PageRequest } from "#domain/Paged.ts"
import { deleteMail, mails, readMail } from "#gateway/calls/messages/inbox.ts"
import { Backend } from "#services/Backend.ts"
import { debounced } from "#services/requestPolicy.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { latestRunAtom } from "#atoms/kernel/latestRun.ts"
import { actingAtom, identityAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { pagedListAtom } from "#atoms/kernel/pagedList.ts"

import { inboxUnreadAtom } from "./unread.ts"

// Resets when the session changes, because another account must not see these changes.
const localChangesAtom = atom((get) => {
  get(identityAtom)
  return atom(Mail.nothingDone)
})

// Deleted mail shifts later mail to earlier pages, so those pages are refetched. The list shows each mail once.
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
      // The merged pages always contain mail, so an empty last page must end the list through `totalPages`.
      totalPages: pages.at(-1)?.content.length === 0 ? pageNo : (pages.at(-1)?.totalPages ?? 0),
    })),
  )
}

export const mailsAtom = pagedListAtom<{ readonly owner: string }, Mail.Mail>({
  idOf: ({ mailId }) => mailId,
  page: pagesOf,
})

export const withLocalChangesAtom = atom((get) => {
  const done = get(get(localChangesAtom))
  return (listed: ReadonlyArray<Mail.Mail>) => Mail.after(listed, done)
})

const recountAtom = latestRunAtom()

// Refetches the count after the throttle window, because a count from within the window may be outdated.
const countAgainAtom = atom(null, (_get, set) => {
  const refetch = Effect.sync(() => set(inboxUnreadAtom.refetchAtom))
  set(recountAtom, debounced("inbox-recount", timings.unreadThrottle)(refetch))
})

/** Assumed: a failed report shows nothing, and the mail is unread on the next visit. */
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

/** Stops at the first failed request, and shows the reason of the failure. */
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

export const deleteMailAtom = atom(null, async (get, set, mailId: string): Promise<boolean> => {
  const outcome = await set(removeAtom, mailId)
  if (Option.isNone(outcome)) return false
  set(get(localChangesAtom), (done) => ({ ...done, deleted: [...done.deleted, mailId] }))
  set(countAgainAtom)
  return true
})
