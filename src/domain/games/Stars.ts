import { Option } from "effect"

import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"

export const areShown = (session: Option.Option<Session>): boolean =>
  Option.isNone(session) || MemberType.isFull(session.value.type) || MemberType.isAgent(session.value.type)
