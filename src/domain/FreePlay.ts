import { Option } from "effect"

import { timings } from "#config/timings.ts"

import { Verdict } from "./Access.ts"
import type { Session } from "./Session.ts"

/**
 * Whether free play may begin, spec §4 "Free play".
 *
 * It is a guest's way in, so every session is refused: that of a trial member,
 * and those of whoever has an account of their own (C9).
 */
export const judge = (session: Option.Option<Session>): Verdict =>
  Option.isNone(session)
    ? Verdict.Allowed()
    : Verdict.Refused({ message: "free_reject", shownFor: timings.toastRefused })
