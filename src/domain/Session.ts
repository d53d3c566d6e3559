import { Schema } from "effect"

import { Flag, Id, withFallback, text } from "./Lenient.ts"
import { MemberType, unknown } from "./MemberType.ts"

/** Secret that identifies a session in requests: only characters that a header allows. Never log it and never put it in the app's address. */
export const SessionToken = Schema.String.pipe(
  Schema.check(Schema.isPattern(/^[\w.~+/=|:-]{1,1024}$/)),
  Schema.brand("SessionToken"),
)
export type SessionToken = typeof SessionToken.Type

/** An active session. A visitor without one is a guest (spec §3 "Session info", §4). */
export const Session = Schema.Struct({
  token: SessionToken,
  merchantCode: text,
  id: withFallback(Id, ""),
  userName: text,
  type: withFallback(MemberType, unknown),
  /** The member must change the password before opening any other page (decision 89). */
  firstTimeLogin: withFallback(Flag, false),
})
export type Session = typeof Session.Type

/** Identifies the session's account in what the device stores, for any token. */
export const ownerOf = ({ merchantCode, id, userName }: Session): string =>
  JSON.stringify([merchantCode, id || userName])

/** The account of a session: merchant and id. Without id and name only the token identifies it. */
export const accountOf = (session: Session): string =>
  session.id === "" && session.userName === "" ? session.token : ownerOf(session)
