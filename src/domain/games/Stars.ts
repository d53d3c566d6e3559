import { Option } from "effect"

import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"

/**
 * Whether games show a favourite star: full members, agents, and guests, whose press opens the login
 * (decision 83).
 */
export const areShown = (session: Option.Option<Session>): boolean =>
  Option.isNone(session) || MemberType.isFull(session.value.type) || MemberType.isAgent(session.value.type)
