import { Data, type Duration, Option } from "effect"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import type { MessageKey } from "#i18n/messages.ts"

import * as MemberType from "./MemberType.ts"
import type { Session } from "./Session.ts"

/** Who may pass: anybody, any session, or the sessions a rule of spec §5 and §6 names. */
export type Rule =
  "anyone" | "session" | "realMember" | "depositor" | "memberCentre" | "inbox" | "agent" | "passwordChange"

export type Verdict = Data.TaggedEnum<{
  Allowed: {}
  /** Goes elsewhere instead, and may be told why; the wanted page is remembered when that is the login. */
  SentTo: { readonly path: string; readonly replace: boolean; readonly message?: MessageKey }
  /** Stays, and is told why for that long. */
  Refused: { readonly message: MessageKey; readonly shownFor: Duration.Duration }
  /** Stays, and is asked to register (spec §2 "Bottom menu", type 4). */
  AskedToRegister: {}
}>
export const Verdict = Data.taggedEnum<Verdict>()

const toLogin = Verdict.SentTo({ path: paths.login, replace: false })
const toActualAccount = Verdict.SentTo({ ...toLogin, message: "real_account_only" })
const refused = Verdict.Refused({ message: "free_reject", shownFor: timings.toastRefused })

/** Whether a visitor may pass, and if not, what happens instead. */
export const judge = (rule: Rule, session: Option.Option<Session>): Verdict => {
  if (rule === "anyone") return Verdict.Allowed()
  if (Option.isSome(session)) return judgeMember(rule, session.value.type)
  if (rule === "realMember") return toActualAccount
  // A guest at the agent area goes home like any session that is no agent's (C6), so does one with no password (C13).
  return rule === "agent" || rule === "passwordChange"
    ? Verdict.SentTo({ path: paths.home, replace: true })
    : toLogin
}

const judgeMember = (rule: Exclude<Rule, "anyone">, type: MemberType.MemberType): Verdict => {
  switch (rule) {
    case "session":
    case "passwordChange":
      return Verdict.Allowed()
    case "realMember":
      return MemberType.isTrial(type)
        ? Verdict.Refused({ message: "real_account_only", shownFor: timings.toastRefused })
        : Verdict.Allowed()
    case "depositor":
      return MemberType.mayDeposit(type) ? Verdict.Allowed() : refused
    case "memberCentre":
      return MemberType.isTrial(type) ? Verdict.AskedToRegister() : Verdict.Allowed()
    case "inbox":
      return MemberType.isTrial(type)
        ? Verdict.Refused({ message: "free_reject", shownFor: timings.toastOffline })
        : Verdict.Allowed()
    case "agent":
      return MemberType.isAgent(type)
        ? Verdict.Allowed()
        : Verdict.SentTo({ path: paths.home, replace: true })
  }
}
