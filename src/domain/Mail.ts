import { Schema } from "effect"

import { Flag, Id, orElse, text } from "./Lenient.ts"
import { paged } from "./Paged.ts"

/** A message of the inbox, gateway §6. Assumed: `content` is HTML from outside, as that of announcements is. */
export const Mail = Schema.Struct({
  mailId: Id,
  title: text,
  content: text,
  /** Epoch milliseconds; 0 when it is not known. */
  time: orElse(Schema.Finite, 0),
  read: orElse(Flag, false),
})
export type Mail = typeof Mail.Type

export const MailList = paged(Mail)

/** What was done here with messages, before a list of them is asked for again: their ids. */
export interface DoneHere {
  readonly read: ReadonlyArray<string>
  readonly deleted: ReadonlyArray<string>
}

export const nothingDone: DoneHere = { read: [], deleted: [] }

/** Messages as they are after what was done here: deleted ones are gone, opened ones are read. */
export const after = (mails: ReadonlyArray<Mail>, { read, deleted }: DoneHere): ReadonlyArray<Mail> =>
  mails
    .filter(({ mailId }) => !deleted.includes(mailId))
    .map((mail) => (!mail.read && read.includes(mail.mailId) ? { ...mail, read: true } : mail))

/**
 * The first page to ask for when a page is wanted: entries that were deleted before it have moved others
 * into pages that have come already, so those come once more.
 */
export const firstPage = (wanted: number, deleted: number, pageSize: number): number =>
  Math.max(1, wanted - Math.ceil(deleted / pageSize))
