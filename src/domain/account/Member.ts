import { Schema } from "effect"

import { Id, list, name, requiredName, text, withFallback } from "#domain/Lenient.ts"
import { MemberType, unknown } from "#domain/MemberType.ts"
import { visible } from "#domain/Name.ts"

export const MemberLabel = Schema.Struct({ labelName: requiredName })

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
