import { Schema } from "effect"

import { Flag, Id, orElse, text } from "./Lenient.ts"
import { MemberType, unknown } from "./MemberType.ts"

/** Secret that stands for a session on the wire. Never logged, never left in an address. */
export const SessionToken = Schema.String.pipe(
  Schema.check(Schema.isMinLength(1)),
  Schema.brand("SessionToken"),
)
export type SessionToken = typeof SessionToken.Type

/** A live session; its absence makes the visitor a guest (spec §3 "Session info", §4). */
export const Session = Schema.Struct({
  token: SessionToken,
  merchantCode: text,
  id: orElse(Id, ""),
  userName: text,
  type: orElse(MemberType, unknown),
  /** A password change is forced before anything else is reachable (decision 89). */
  firstTimeLogin: orElse(Flag, false),
})
export type Session = typeof Session.Type
