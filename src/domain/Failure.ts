import { Data } from "effect"

import type { Message, MessageKey } from "#i18n/messages.ts"

/** The ways a call may fail, told apart because the product reacts differently to each. */
export type Failure = Data.TaggedEnum<{
  /** No answer: offline, no route, or the connection broke. */
  Unreachable: {}
  /** No answer in time. */
  TimedOut: {}
  /** The gateway itself failed: 429 or 5xx. */
  Broken: { readonly status: number }
  /** The backend said no, with its code. */
  Refused: { readonly code: string; readonly captcha: boolean }
  /** The session is over: the code `logged_out`, or 401 to who has one. */
  SessionOver: {}
  /** The answer was not what the contract says. */
  Malformed: { readonly issue: string }
  /** Without a secure context nothing secret is sent (decision 57). */
  Insecure: {}
}>
export const Failure = Data.taggedEnum<Failure>()

/** Codes of gateway §9: each is a text of that name. */
export const codes = [
  "invitation_code_error",
  "referrer_link_error",
  "verification_code_error",
  "not_logged_in",
  "logged_out",
  "no_permission",
  "user_disabled",
  "username_exists",
  "account_format",
  "password_format",
  "email_format",
  "name_format",
  "phone_format",
  "confirmation_mismatch",
  "unknown_error",
  "empty_url",
  "system_upgrading",
  "ip_blocked",
  "location_blocked",
  "maintenance",
  "credentials_required",
  "not_member",
  "not_agent",
  "free_reject",
  "agent_wrong",
  "network_slow",
  "captcha_wrong",
  "login_failed",
  "insufficient_balance",
  "payment_password_wrong",
] as const satisfies ReadonlyArray<MessageKey>

/** What the player is told. An unknown code is shown with 'Unknown error' (gateway §1). */
export const message = (failure: Failure): Message => {
  switch (failure._tag) {
    case "Unreachable":
    case "TimedOut":
      return { key: "network_slow" }
    case "Broken":
      return { key: failure.status === 429 ? "too_many_requests" : "system_upgrading" }
    case "Refused":
      return ofCode(failure.code)
    case "SessionOver":
      return { key: "logged_out" }
    case "Malformed":
      return { key: "unknown_error" }
    case "Insecure":
      return { key: "insecure_context" }
  }
}

const ofCode = (code: string): Message => {
  const known = codes.find((each) => each === code)
  if (known !== undefined) return { key: known }
  return code === "" ? { key: "unknown_error" } : { key: "unknown_error_code", values: { code } }
}

/** Whether the same read may be asked again by itself: nothing answered, or the gateway was down (decision 51). */
export const isPassing = (failure: Failure): boolean => {
  switch (failure._tag) {
    case "Unreachable":
    case "TimedOut":
      return true
    case "Broken":
      return failure.status === 502 || failure.status === 503 || failure.status === 504
    default:
      return false
  }
}
