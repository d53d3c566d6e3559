import { Data } from "effect"

import type { Message, MessageKey } from "#i18n/messages.ts"

export type Failure = Data.TaggedEnum<{
  Unreachable: {}
  TimedOut: {}
  Broken: { readonly status: number; readonly retryAfter?: number }
  // `isInferred` means that the app derived the error code from the HTTP status.
  Refused: {
    readonly code: string
    readonly captcha: boolean
    readonly isInferred?: true
    // Details of the refusal, which are decoded where its error code is handled (gateway §11).
    readonly value?: unknown
  }
  // The error code is `logged_out`, or the status is 401 for a request with a session.
  SessionOver: {}
  // `isNotJson` means that the body is HTML or another text.
  Malformed: { readonly issue: string; readonly isNotJson?: true }
  // Secrets are not sent outside a secure context (gateway §1).
  Insecure: {}
}>
export const Failure = Data.taggedEnum<Failure>()

/** Each error code of gateway §9 and §11 is also the key of its text. `LimitRefusal` lists the codes about limits. */
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
  "on_break",
  "self_excluded",
] as const satisfies ReadonlyArray<MessageKey>

export const ownCodes = [
  "chat_unavailable",
  "verification_failed",
] as const satisfies ReadonlyArray<MessageKey>

/** An unknown error code shows as 'Unknown error' with the code (gateway §1). */
export const message = (failure: Failure): Message => {
  switch (failure._tag) {
    case "Unreachable":
    case "TimedOut":
      return { key: "network_slow" }
    case "Broken":
      return { key: failure.status === 429 ? "too_many_requests" : "server_failed" }
    case "Refused":
      return ofCode(failure.code)
    case "SessionOver":
      return { key: "logged_out" }
    case "Malformed":
      return { key: "something_failed" }
    case "Insecure":
      return { key: "insecure_context" }
  }
}

const ofCode = (code: string): Message => {
  const known = [...codes, ...ownCodes].find((each) => each === code)
  if (known !== undefined) return { key: known }
  return code === "" ? { key: "unknown_error" } : { key: "unknown_error_code", values: { code } }
}

/** Only transient failures are retried automatically (open point 51). */
export const isTransient = (failure: Failure): boolean => {
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

export const isOutage = (failure: Failure): boolean => {
  switch (failure._tag) {
    case "Unreachable":
    case "TimedOut":
    case "Broken":
      return true
    case "Malformed":
      return failure.isNotJson === true
    default:
      return false
  }
}

export const isMaintenance = (failure: Failure): boolean =>
  failure._tag === "Refused" && failure.code === "maintenance"
