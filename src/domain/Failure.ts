import { Data } from "effect"

import type { Message, MessageKey } from "#i18n/messages.ts"

/** The ways a call can fail. The product reacts differently to each. */
export type Failure = Data.TaggedEnum<{
  /** No response: offline, DNS or routing failure, or a broken connection. */
  Unreachable: {}
  /** No response before the timeout. */
  TimedOut: {}
  /** The gateway failed: HTTP 429 or 5xx. */
  Broken: { readonly status: number; readonly retryAfter?: number }
  /** The backend rejected the request with a code. `isInferred`: the HTTP status says so, not the code. */
  Refused: {
    readonly code: string
    readonly captcha: boolean
    readonly isInferred?: true
    /** The value of the response. Who handles its code decodes it (gateway §11). */
    readonly value?: unknown
  }
  /** The session ended: code `logged_out`, or HTTP 401 for a request with a session. */
  SessionOver: {}
  /** The response does not match the contract; `isNotJson`: a page of HTML or another text came in its place. */
  Malformed: { readonly issue: string; readonly isNotJson?: true }
  /** Secrets are not sent outside a secure context (decision 57). */
  Insecure: {}
}>
export const Failure = Data.taggedEnum<Failure>()

/**
 * The codes of gateway §9, and those of §11 that any page shows. Each is also the key of its text. `LimitRefusal` has those
 * about limits.
 */
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

/** The app's own codes, which the gateway does not send. Each is also the key of its text. */
export const ownCodes = [
  "chat_unavailable",
  "verification_failed",
] as const satisfies ReadonlyArray<MessageKey>

/** The text for the player. An unknown code shows 'Unknown error' with the code (gateway §1). */
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

/** Whether a read may be retried automatically: no response, or the gateway failed (decision 51). */
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

/** Whether a failure says that the gateway cannot serve requests now. */
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

/** Whether the gateway refuses calls because it is under maintenance. */
export const isMaintenance = (failure: Failure): boolean =>
  failure._tag === "Refused" && failure.code === "maintenance"
