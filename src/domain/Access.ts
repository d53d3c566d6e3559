import { Data, type Duration, Option } from "effect"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import type { MessageKey } from "#i18n/messages.ts"

import * as MemberType from "./MemberType.ts"
import type { Session } from "./Session.ts"

/** The specification defines these rules (spec §5, §6). */
export type Rule =
  | "anyone"
  | "entry"
  | "session"
  | "realMember"
  | "depositor"
  | "memberCentre"
  | "inbox"
  | "notTrial"
  | "agent"
  | "passwordChange"

export type Verdict = Data.TaggedEnum<{
  Allowed: {}
  // A redirect to the login stores the requested page.
  Redirected: { readonly path: string; readonly replace: boolean; readonly message?: MessageKey }
  SentOn: {}
  // If `shownFor` is undefined, the message shows for the default duration.
  Refused: { readonly message: MessageKey; readonly shownFor: Duration.Duration | undefined }
  // Shows the prompt to register (spec §2 "Bottom menu", type 4).
  RegisterPrompt: {}
}>
export const Verdict = Data.taggedEnum<Verdict>()

const toLogin = Verdict.Redirected({ path: paths.login, replace: false })
const toActualAccount = Verdict.Redirected({ ...toLogin, message: "real_account_only" })
const refused = Verdict.Refused({ message: "free_reject", shownFor: timings.toastRefused })

export const judge = (rule: Rule, session: Option.Option<Session>): Verdict => {
  if (rule === "anyone") return Verdict.Allowed()
  if (rule === "entry") {
    const isMember = Option.exists(session, ({ type }) => !MemberType.isTrial(type))
    return isMember ? Verdict.SentOn() : Verdict.Allowed()
  }
  if (rule === "notTrial")
    return Option.exists(session, ({ type }) => MemberType.isTrial(type)) ? refused : Verdict.Allowed()
  if (Option.isSome(session)) return judgeMember(rule, session.value.type)
  if (rule === "realMember") return toActualAccount
  // The agent area (C6) and the password change (C13) redirect guests to home.
  return rule === "agent" || rule === "passwordChange"
    ? Verdict.Redirected({ path: paths.home, replace: true })
    : toLogin
}

const judgeMember = (
  rule: Exclude<Rule, "anyone" | "entry" | "notTrial">,
  type: MemberType.MemberType,
): Verdict => {
  switch (rule) {
    case "session":
    case "passwordChange":
      return Verdict.Allowed()
    case "realMember":
      return MemberType.isTrial(type)
        ? Verdict.Refused({ message: "real_account_only", shownFor: undefined })
        : Verdict.Allowed()
    case "depositor":
      return MemberType.mayDeposit(type) ? Verdict.Allowed() : refused
    case "memberCentre":
      return MemberType.isTrial(type) ? Verdict.RegisterPrompt() : Verdict.Allowed()
    case "inbox":
      return MemberType.isTrial(type)
        ? Verdict.Refused({ message: "free_reject", shownFor: timings.toastTrialRefused })
        : Verdict.Allowed()
    case "agent":
      return MemberType.isAgent(type)
        ? Verdict.Allowed()
        : Verdict.Redirected({ path: paths.home, replace: true })
  }
}
