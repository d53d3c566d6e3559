import { Option } from "effect"

import { timings } from "#config/timings.ts"
import { Verdict } from "#domain/Access.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"

export const check = (session: Option.Option<Session>): Verdict =>
  Option.exists(session, ({ type }) => !MemberType.isTrial(type))
    ? Verdict.Allowed()
    : Verdict.Refused({ message: "free_reject", shownFor: timings.toastRefused })

export const judgeStart = (session: Option.Option<Session>): Verdict => {
  if (Option.isNone(session)) return Verdict.Allowed()
  const checked = check(session)
  return checked._tag === "Allowed"
    ? Verdict.Refused({ message: "has_account", shownFor: undefined })
    : checked
}
