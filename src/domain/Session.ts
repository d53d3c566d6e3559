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

/** The account of a session; the token identifies an account without a name. */
export const accountOf = ({ userName, token }: Session): string => (userName === "" ? token : userName)
