import { Option } from "effect"
import { atom } from "jotai"

import * as Member from "#domain/account/Member.ts"
import { Members } from "#services/account/Members.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { sessionAtom } from "#atoms/session.ts"

export const memberAtom = queryAtom((get) => {
  get(sessionAtom)
  return Members.use(({ renew }) => renew)
})

export const loadedMemberAtom = atom((get) =>
  Remote.getOrElse(get(memberAtom), () => Option.none<Member.Member>()),
)

export const nicknameAtom = atom((get) => {
  const ofSession = Option.match(get(sessionAtom), { onSome: ({ userName }) => userName, onNone: () => "" })
  return Option.match(get(loadedMemberAtom), { onSome: Member.displayName, onNone: () => "" }) || ofSession
})

export const avatarAndClubAtom = atom((get) =>
  Option.match(get(loadedMemberAtom), {
    onSome: (member) => ({ icon: member.icon, club: Member.clubName(member) }),
    onNone: () => ({ icon: "", club: "" }),
  }),
)
