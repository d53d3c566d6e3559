import { Schema } from "effect"

import { Flag, Id, maybe, name, text, withFallback } from "#domain/Lenient.ts"
import { paged } from "#domain/Paged.ts"

/** Assumed: `content` is untrusted HTML, as in announcements (gateway §6). */
export const Mail = Schema.Struct({
  mailId: Id,
  title: name,
  content: text,
  // The unit is epoch milliseconds; 0 means unknown.
  time: withFallback(Schema.Finite, 0),
  read: withFallback(Flag, false),
  promoId: maybe(Id),
})
export type Mail = typeof Mail.Type

export const MailList = paged(Mail)

export interface LocalChanges {
  readonly read: ReadonlyArray<string>
  readonly deleted: ReadonlyArray<string>
}

export const nothingDone: LocalChanges = { read: [], deleted: [] }

export const after = (mails: ReadonlyArray<Mail>, { read, deleted }: LocalChanges): ReadonlyArray<Mail> => {
  const [readHere, deletedHere] = [new Set(read), new Set(deleted)]
  return mails
    .filter(({ mailId }) => !deletedHere.has(mailId))
    .map((mail) => (!mail.read && readHere.has(mail.mailId) ? { ...mail, read: true } : mail))
}

/** Deleted mails shift later mails into pages already fetched, so those pages are fetched again. */
export const firstPage = (page: number, deleted: number, pageSize: number): number =>
  Math.max(1, page - Math.ceil(deleted / pageSize))
