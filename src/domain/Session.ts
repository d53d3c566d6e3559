import { Schema } from "effect"

import { Flag, Id, maybe, withFallback, text } from "./Lenient.ts"
import { MemberType, unknown } from "./MemberType.ts"

/** The token is a secret: never log it, and never write it into an address. A header allows only these characters. */
export const SessionToken = Schema.String.pipe(
  Schema.check(Schema.isPattern(/^[\w.~+/=|:-]{1,1024}$/)),
  Schema.brand("SessionToken"),
)
export type SessionToken = typeof SessionToken.Type

export const Session = Schema.Struct({
  token: SessionToken,
  merchantCode: text,
  id: withFallback(Id, ""),
  userName: text,
  type: withFallback(MemberType, unknown),
  // The member must change the password before any other page opens (open point 89).
  firstTimeLogin: withFallback(Flag, false),
})

export const StoredSession = Schema.Struct({
  ...Session.fields,
  // A link started the session, and the player has not confirmed it yet (decision 150).
  isUnconfirmed: maybe(Flag),
})
export type Session = typeof StoredSession.Type

/** Identifies the account in stored values. A new token does not change the result. */
export const ownerOf = ({ merchantCode, id, userName }: Session): string =>
  JSON.stringify([merchantCode, id || userName])

export const accountOf = (session: Session): string =>
  session.id === "" && session.userName === "" ? session.token : ownerOf(session)
