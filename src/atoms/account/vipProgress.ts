import { Option } from "effect"
import { atom } from "jotai"

import { clubProgress } from "#domain/account/ClubProgress.ts"
import * as MemberType from "#domain/MemberType.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { sessionAtom } from "#atoms/session.ts"

import { memberAtom } from "./member.ts"

export const vipProgressAtom = atom((get) => {
  const remote = get(memberAtom)
  const member = Option.getOrUndefined(Remote.getOrElse(remote, () => Option.none()))
  return {
    isLoading: remote._tag === "Loading",
    progress: member && clubProgress(member),
    lastLogin: member?.lastLogin,
  }
})

export const mayDepositAtom = atom((get) =>
  Option.exists(get(sessionAtom), ({ type }) => MemberType.mayDeposit(type)),
)
