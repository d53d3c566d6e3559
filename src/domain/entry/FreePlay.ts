import { Option } from "effect"

import { timings } from "#config/timings.ts"
import { Verdict } from "#domain/Access.ts"
import type { Session } from "#domain/Session.ts"

/**
 * Whether free play may start (spec §4 "Free play").
 *
 * Only guests may start it, on the login page as on the trial screen. Every session is refused, trial sessions
 * included: free play never replaces a session (C9).
 */
export const judge = (session: Option.Option<Session>): Verdict =>
  Option.isNone(session)
    ? Verdict.Allowed()
    : Verdict.Refused({ message: "free_reject", shownFor: timings.toastRefused })
