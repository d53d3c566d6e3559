import { Context, Effect, Layer } from "effect"

import type { Mail } from "#domain/Mail.ts"
import type { Paged, PageWanted } from "#domain/Paged.ts"
import { deleteMail, mails, readMail } from "#gateway/calls/inbox.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"

import { Backend } from "./Backend.ts"

/** What was written to the member. */
export class Inbox extends Context.Service<
  Inbox,
  {
    /** A page of messages, newest first. */
    readonly page: (wanted: PageWanted) => Effect.Effect<Paged<Mail>, GatewayError>
    /** Tells that a message was read; asked once, never repeated by itself. */
    readonly read: (mailId: string) => Effect.Effect<void, GatewayError>
    /** Deletes a message for good; asked once, never repeated by itself. */
    readonly remove: (mailId: string) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Inbox") {
  static readonly layer = Layer.effect(
    Inbox,
    Effect.map(Backend, (backend) => ({
      page: ({ pageNo, pageSize }) => backend.read(mails, { pageNo, pageSize }),
      read: (mailId) => Effect.asVoid(backend.change(readMail, { mailId })),
      remove: (mailId) => Effect.asVoid(backend.change(deleteMail, { mailId })),
    })),
  )
}
