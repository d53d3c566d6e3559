import { assert, describe, it } from "@effect/vitest"

import { Failure, isTransient, message } from "#domain/Failure.ts"
import { message as passwordMessage } from "#domain/account/Passwords.ts"
import { message as paymentPasswordMessage } from "#domain/account/PaymentPassword.ts"
import { messageOf as loginMessage } from "#domain/entry/Credentials.ts"
import { depositMessage, launchMessage } from "#domain/protection/LimitRefusal.ts"
import { messageOf as limitMessage } from "#domain/protection/PlayLimitForm.ts"
import en from "#i18n/locales/en.json" with { type: "json" }
import protection from "#i18n/locales/protection/en.json" with { type: "json" }
import shared from "#i18n/locales/shared/en.json" with { type: "json" }
import type { Message } from "#i18n/messages.ts"

/** The codes of gateway §9. */
const codes = `invitation_code_error referrer_link_error verification_code_error not_logged_in logged_out
  no_permission user_disabled username_exists account_format password_format email_format name_format
  phone_format confirmation_mismatch unknown_error empty_url system_upgrading ip_blocked location_blocked
  maintenance credentials_required not_member not_agent free_reject agent_wrong network_slow captcha_wrong
  login_failed insufficient_balance payment_password_wrong`.split(/\s+/)

/** The text of a refusal, by the calls that show it, and the error codes of gateway §11 with which they refuse. */
const messages: ReadonlyArray<readonly [string, (failure: Failure) => Message, ReadonlyArray<string>]> = [
  ["other calls", message, []],
  ["a launch", launchMessage, ["limit_reached", "limit_required", "session_limit"]],
  [
    "a deposit",
    (failure) => depositMessage(failure, { money: String, time: String }),
    ["limit_reached", "limit_required", "session_limit"],
  ],
  ["a play limit", limitMessage, ["limit_conflict"]],
  ["a login by SMS code", (failure) => loginMessage("sms", failure), []],
  ["a change of the password", passwordMessage, []],
  ["a payment password", paymentPasswordMessage, []],
]

const broken = (status: number) => Failure.Broken({ status })
const refused = (code: string) => Failure.Refused({ code, captcha: false })

const rows: ReadonlyArray<{ failure: Failure; key: string; passing: boolean }> = [
  { failure: Failure.Unreachable(), key: "network_slow", passing: true },
  { failure: Failure.TimedOut(), key: "network_slow", passing: true },
  { failure: broken(429), key: "too_many_requests", passing: false },
  { failure: broken(500), key: "server_failed", passing: false },
  { failure: broken(501), key: "server_failed", passing: false },
  { failure: broken(502), key: "server_failed", passing: true },
  { failure: broken(503), key: "server_failed", passing: true },
  { failure: broken(504), key: "server_failed", passing: true },
  { failure: refused("login_failed"), key: "login_failed", passing: false },
  { failure: refused("network_slow"), key: "network_slow", passing: false },
  { failure: refused("verification_failed"), key: "verification_failed", passing: false },
  { failure: refused("chat_unavailable"), key: "chat_unavailable", passing: false },
  { failure: refused(""), key: "unknown_error", passing: false },
  { failure: Failure.SessionOver(), key: "logged_out", passing: false },
  { failure: Failure.Malformed({ issue: "x" }), key: "something_failed", passing: false },
  { failure: Failure.Insecure(), key: "insecure_context", passing: false },
]

describe("failure texts", () => {
  it.each(rows)("$failure shows the text $key, and is transient: $passing", ({ failure, key, passing }) => {
    assert.strictEqual(message(failure).key, key)
    assert.strictEqual(isTransient(failure), passing)
    assert.property(en, key)
  })

  it("every refusal code of gateway §9 has a text with the same key", () => {
    assert.lengthOf(codes, 30)
    for (const code of codes) assert.deepStrictEqual<unknown>(message(refused(code)), { key: code })
  })

  it.each(
    messages.flatMap(([call, messageOf, own]) =>
      [...codes, "on_break", "self_excluded", ...own].map((code) => ({ call, code, messageOf })),
    ),
  )("the refusal $code of $call shows a text about this call", ({ call, code, messageOf }) => {
    const texts: Readonly<Record<string, string>> = { ...en, ...protection, ...shared }
    const { key } = messageOf(refused(code))
    assert.property(texts, key)
    if (code !== "unknown_error") assert.notMatch(texts[key] ?? "", /Unknown error/)
    if (call === "a launch") assert.notMatch(texts[key] ?? "", /your deposit/)
  })

  it("an unknown refusal code is shown with 'Unknown error'", () => {
    assert.deepStrictEqual(message(refused("E-4711")), {
      key: "unknown_error_code",
      values: { code: "E-4711" },
    })
    assert.match(en.unknown_error_code, /Unknown error.*\{\{code\}\}/)
  })
})
