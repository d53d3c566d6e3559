import { Schema } from "effect"

import {
  Id,
  list,
  maybe,
  name,
  optionalInContract,
  requiredName,
  text,
  withFallback,
} from "#domain/Lenient.ts"
import { MemberType, unknown } from "#domain/MemberType.ts"
import { visible } from "#domain/Name.ts"

export const MemberLabel = Schema.Struct({ labelName: requiredName })

export const Club = Schema.Struct({
  level: name,
  next: maybe(requiredName),
  staked: Schema.Finite,
  needed: maybe(Schema.Finite),
})
export type Club = typeof Club.Type

export const LastLogin = Schema.Struct({ time: Schema.Finite, device: maybe(requiredName) })
export type LastLogin = typeof LastLogin.Type

export const Member = Schema.Struct({
  id: withFallback(Id, ""),
  type: withFallback(MemberType, unknown),
  nickname: optionalInContract(name),
  account: text,
  userName: text,
  memberLabel: withFallback(list(MemberLabel), []),
  clubLabel: optionalInContract(
    withFallback(Schema.NullOr(Schema.Struct({ labelName: name, type: text })), null),
  ),
  merchantCode: text,
  token: text,
  email: optionalInContract(text),
  mobileNum: optionalInContract(text),
  payeeName: optionalInContract(name),
  icon: optionalInContract(text),
  lastLoginTime: optionalInContract(withFallback(Schema.NullOr(Schema.Finite), null)),
  lastLogin: maybe(LastLogin),
  club: maybe(Club),
})
export type Member = typeof Member.Type

export const displayName = (member: Pick<Member, "nickname" | "account" | "userName">): string =>
  visible(member.nickname) || visible(member.account) || visible(member.userName)

export const hasLabel = (member: Member, name: string): boolean =>
  member.memberLabel.some(({ labelName }) => labelName === name)

export const clubName = (member: Member): string =>
  member.clubLabel?.type === "AUTO" ? member.clubLabel.labelName : ""
