import { Option } from "effect"
import { atom } from "jotai"

import * as Member from "#domain/Member.ts"
import { Members } from "#services/Members.ts"

import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { sessionAtom } from "./session.ts"

/** The member behind the session, renewed when it is mounted anew. */
export const memberAtom = queryAtom((get) => {
  get(sessionAtom)
  return Members.use(({ renew }) => renew)
})

/** The member, once known. */
export const knownMemberAtom = atom((get) =>
  Remote.getOrElse(get(memberAtom), () => Option.none<Member.Member>()),
)

/** What the member is called; the session's name until more is known. */
export const nicknameAtom = atom((get) => {
  const ofSession = Option.match(get(sessionAtom), { onSome: ({ userName }) => userName, onNone: () => "" })
  return Option.match(get(knownMemberAtom), { onSome: Member.displayName, onNone: () => "" }) || ofSession
})

/** The member's head icon and club, empty while unknown. */
export const memberMarksAtom = atom((get) =>
  Option.match(get(knownMemberAtom), {
    onSome: (member) => ({ icon: member.icon, club: Member.clubName(member) }),
    onNone: () => ({ icon: "", club: "" }),
  }),
)
