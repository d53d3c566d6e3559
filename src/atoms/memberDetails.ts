import { Option } from "effect"
import { atom } from "jotai"

import * as MemberDetails from "#domain/MemberDetails.ts"

import * as Remote from "./kernel/Remote.ts"
import { memberAtom } from "./member.ts"

/** What my account shows of the member; set to ask again. */
export const memberDetailsAtom = atom(
  (get) =>
    Remote.map(get(memberAtom), (member) =>
      Option.match(member, { onNone: () => [], onSome: MemberDetails.details }),
    ),
  (_get, set) => set(memberAtom),
)
