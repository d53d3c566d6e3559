import { Option } from "effect"

import { timings } from "#config/timings.ts"
import { Verdict } from "#domain/Access.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"

/** The free-play check (spec §4, C9): sessions pass, but trial sessions and guests are refused. */
export const check = (session: Option.Option<Session>): Verdict =>
  Option.exists(session, ({ type }) => !MemberType.isTrial(type))
    ? Verdict.Allowed()
    : Verdict.Refused({ message: "free_reject", shownFor: timings.toastRefused })

/**
 * Whether the buttons of the login page and the trial screen may create a trial account.
 *
 * Only guests may: free play never replaces a session. Sessions that pass the check already have an account (C9).
 */
export const judgeStart = (session: Option.Option<Session>): Verdict => {
  if (Option.isNone(session)) return Verdict.Allowed()
  const checked = check(session)
  return checked._tag === "Allowed"
    ? Verdict.Refused({ message: "has_account", shownFor: undefined })
    : checked
}
