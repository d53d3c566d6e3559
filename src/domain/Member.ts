import { Schema } from "effect"

import { Id, listOrNone, orElse, text } from "./Lenient.ts"
import { MemberType, unknown } from "./MemberType.ts"

export const MemberLabel = Schema.Struct({ labelName: Schema.String })

/** A member as the gateway describes them, spec §3 "Member info". */
export const Member = Schema.Struct({
  id: orElse(Id, ""),
  type: orElse(MemberType, unknown),
  nickname: text,
  account: text,
  userName: text,
  memberLabel: listOrNone(MemberLabel),
  clubLabel: orElse(Schema.NullOr(Schema.Struct({ labelName: text, type: text })), null),
  merchantCode: text,
  token: text,
  email: text,
  mobileNum: text,
  payeeName: text,
  icon: text,
  lastLoginTime: orElse(Schema.NullOr(Schema.Finite), null),
})
export type Member = typeof Member.Type

/** What a member is called: the nickname, or the account without one (spec §2 "Home header"). */
export const displayName = (member: Pick<Member, "nickname" | "account" | "userName">): string =>
  member.nickname || member.account || member.userName

/** Whether a label of that name was put on the member, such as `nochat`. */
export const hasLabel = (member: Member, name: string): boolean =>
  member.memberLabel.some(({ labelName }) => labelName === name)

/** The VIP club's name, shown only if the club was found by the AUTO way (spec §2 "Right-side menu"). */
export const clubName = (member: Member): string =>
  member.clubLabel?.type === "AUTO" ? member.clubLabel.labelName : ""
