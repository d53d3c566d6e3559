import { Schema } from "effect"

import { Flag, Id, name, text, withFallback } from "#domain/Lenient.ts"
import { paged } from "#domain/Paged.ts"

/** A mail of the inbox (gateway §6). Assumed: `content` is untrusted HTML, as in announcements. */
export const Mail = Schema.Struct({
  mailId: Id,
  title: name,
  content: text,
  /** Epoch milliseconds; 0 when unknown. */
  time: withFallback(Schema.Finite, 0),
  read: withFallback(Flag, false),
})
export type Mail = typeof Mail.Type

export const MailList = paged(Mail)

/** Ids of the mails read and deleted here since the list was fetched. */
export interface LocalChanges {
  readonly read: ReadonlyArray<string>
  readonly deleted: ReadonlyArray<string>
}

export const nothingDone: LocalChanges = { read: [], deleted: [] }

/** Applies the local changes: removes deleted mails and marks opened ones as read. */
export const after = (mails: ReadonlyArray<Mail>, { read, deleted }: LocalChanges): ReadonlyArray<Mail> => {
  const [readHere, deletedHere] = [new Set(read), new Set(deleted)]
  return mails
    .filter(({ mailId }) => !deletedHere.has(mailId))
    .map((mail) => (!mail.read && readHere.has(mail.mailId) ? { ...mail, read: true } : mail))
}

/**
 * The first page to request so that a page is complete. Deleted entries shift later ones into pages already fetched,
 * so those pages are fetched again.
 */
export const firstPage = (page: number, deleted: number, pageSize: number): number =>
  Math.max(1, page - Math.ceil(deleted / pageSize))
