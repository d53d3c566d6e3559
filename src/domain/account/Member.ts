import { Schema } from "effect"

import { Id, list, maybe, name, requiredName, text, withFallback } from "#domain/Lenient.ts"
import { MemberType, unknown } from "#domain/MemberType.ts"
import { visible } from "#domain/Name.ts"

export const MemberLabel = Schema.Struct({ labelName: requiredName })

/** The way to the next VIP level, in the wallet's major unit. The highest level has no next one (gateway §12). */
export const Club = Schema.Struct({
  level: name,
  next: maybe(requiredName),
  staked: Schema.Finite,
  needed: maybe(Schema.Finite),
})
export type Club = typeof Club.Type

/** The login before this one (gateway §12). The device is the gateway's text. */
export const LastLogin = Schema.Struct({ time: Schema.Finite, device: maybe(requiredName) })
export type LastLogin = typeof LastLogin.Type

/** A member's profile (spec §3 "Member info"). */
export const Member = Schema.Struct({
  id: withFallback(Id, ""),
  type: withFallback(MemberType, unknown),
  nickname: name,
  account: text,
  userName: text,
  memberLabel: withFallback(list(MemberLabel), []),
  clubLabel: withFallback(Schema.NullOr(Schema.Struct({ labelName: name, type: text })), null),
  merchantCode: text,
  token: text,
  email: text,
  mobileNum: text,
  payeeName: name,
  icon: text,
  lastLoginTime: withFallback(Schema.NullOr(Schema.Finite), null),
  lastLogin: maybe(LastLogin),
  club: maybe(Club),
})
export type Member = typeof Member.Type

/** The nickname, or the account for a member without a visible one (spec §2 "Home header"). */
export const displayName = (member: Pick<Member, "nickname" | "account" | "userName">): string =>
  visible(member.nickname) || visible(member.account) || visible(member.userName)

/** Whether the member has the label, such as `nochat`. */
export const hasLabel = (member: Member, name: string): boolean =>
  member.memberLabel.some(({ labelName }) => labelName === name)

/** The VIP club's name, only for clubs of type AUTO (spec §2 "Right-side menu"). */
export const clubName = (member: Member): string =>
  member.clubLabel?.type === "AUTO" ? member.clubLabel.labelName : ""
