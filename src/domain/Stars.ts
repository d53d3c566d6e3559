import { Option } from "effect"

import * as MemberType from "./MemberType.ts"
import type { Session } from "./Session.ts"

/** Whether games have a favourite star: for full members and agents; a guest's press leads to the login (decision 83). */
export const areShown = (session: Option.Option<Session>): boolean =>
  Option.isNone(session) || MemberType.isFull(session.value.type) || MemberType.isAgent(session.value.type)
