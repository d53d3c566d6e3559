import { Effect, Option } from "effect"
import { atom, type Getter } from "jotai"

import { timings } from "#config/timings.ts"
import * as Mail from "#domain/Mail.ts"
import type { PageWanted } from "#domain/Paged.ts"
import { Inbox } from "#services/Inbox.ts"

import { actionAtom } from "./kernel/action.ts"
import { identityAtom, runtimeAtom } from "./kernel/query.ts"
import { recordsAtom } from "./kernel/records.ts"
import { inboxUnreadAtom } from "./unread.ts"

const withInbox = <A, E>(use: (inbox: Inbox["Service"]) => Effect.Effect<A, E>) =>
  Inbox.use(use).pipe(Effect.provide(Inbox.layer))

/** What this session has done here; nobody sees another's. */
const doneHereAtom = atom((get) => {
  get(identityAtom)
  return atom(Mail.nothingDone)
})

/** The pages that a page is made of after some messages were deleted; the list shows each message once. */
const pagesOf = ({ pageNo, pageSize }: PageWanted, get: Getter) => {
  const { deleted } = get(get(doneHereAtom))
  const first = Mail.firstPage(pageNo, deleted.length, pageSize)
  const numbers = Array.from({ length: pageNo - first + 1 }, (_, index) => first + index)
  return withInbox((inbox) =>
    Effect.forEach(numbers, (number) => inbox.page({ pageNo: number, pageSize }), { concurrency: 2 }),
  ).pipe(
    Effect.map((pages) => ({
      content: pages.flatMap(({ content }) => content),
      pageNum: pageNo,
      totalPages: pages.at(-1)?.totalPages ?? 0,
    })),
  )
}

/** The list of messages on screen, as it came. */
export const mailsAtom = recordsAtom<{ readonly owner: string }, Mail.Mail>({
  idOf: ({ mailId }) => mailId,
  page: pagesOf,
})

/** Tells of messages how they are after what was done here. */
export const asDoneHereAtom = atom((get) => {
  const done = get(get(doneHereAtom))
  return (mails: ReadonlyArray<Mail.Mail>) => Mail.after(mails, done)
})

const changesAtom = atom(0)

/** Counts the unread again, once the last change is so long ago that no count from before it is the answer. */
const countAgainAtom = atom(null, async (get, set) => {
  const change = get(changesAtom) + 1
  set(changesAtom, change)
  await get(runtimeAtom).runPromiseExit(Effect.sleep(timings.unreadThrottle))
  if (get(changesAtom) === change) set(inboxUnreadAtom)
})

/**
 * A message was opened: read here at once, then at the backend, then the unread are counted again.
 *
 * Assumed: a call that fails says nothing; the message is unread again on the next visit.
 */
export const readMailAtom = atom(null, async (get, set, { mailId, read }: Mail.Mail) => {
  if (read) return
  set(get(doneHereAtom), (done) => ({ ...done, read: [...done.read, mailId] }))
  await get(runtimeAtom).runPromiseExit(withInbox((inbox) => inbox.read(mailId)))
  await set(countAgainAtom)
})

const removeAtom = actionAtom({
  run: (mailId: string) => withInbox((inbox) => inbox.remove(mailId)),
  waits: timings.loader,
  saved: { message: { key: "message_deleted" }, shownFor: timings.toastSaved },
})

/** Deletes a message; answers whether that was done. Why not is told by then. Reads whether one is being deleted. */
export const deleteMailAtom = atom(
  (get) => get(removeAtom),
  async (get, set, mailId: string): Promise<boolean> => {
    const outcome = await set(removeAtom, mailId)
    if (Option.isNone(outcome)) return false
    set(get(doneHereAtom), (done) => ({ ...done, deleted: [...done.deleted, mailId] }))
    void set(countAgainAtom)
    return true
  },
)
