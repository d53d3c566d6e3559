import { assert, describe, it } from "@effect/vitest"

import type { FieldRules } from "#domain/FieldRules.ts"
import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import { good } from "#fixtures/machines/PasswordRecovery.ts"

const noRules: FieldRules = { patterns: {} }

const check = (mode: PasswordRecovery.Mode, change: Partial<PasswordRecovery.Typed>, rules = noRules) =>
  PasswordRecovery.check(mode, { ...good, ...change }, rules)

describe("password reset", () => {
  it("a password reset validates only the fields of its mode, e-mail or SMS", () => {
    assert.deepStrictEqual(PasswordRecovery.check("email", PasswordRecovery.nothing, noRules), {
      username: "field_required",
      email: "field_required",
      code: "field_required",
      newPassword: "enter_password",
      confirmPassword: "enter_password",
    })
    assert.deepStrictEqual(PasswordRecovery.check("sms", PasswordRecovery.nothing, noRules), {
      mobile: "field_required",
      code: "field_required",
      newPassword: "enter_password",
      confirmPassword: "enter_password",
    })
    assert.deepStrictEqual(check("sms", { username: "", email: "no" }), {})
    assert.deepStrictEqual(check("email", { mobile: "no" }), {})
  })

  it("a password reset validates only the recipient's fields before a code is sent", () => {
    const typed = { ...PasswordRecovery.nothing, mobile: "12" }
    assert.deepStrictEqual(PasswordRecovery.checkAddressee("sms", typed, noRules), { mobile: "check_mobile" })
    assert.deepStrictEqual(
      PasswordRecovery.checkAddressee("sms", { ...typed, mobile: "0917 555-1000" }, noRules),
      {},
    )
    assert.deepStrictEqual(
      PasswordRecovery.checkAddressee("email", { ...typed, username: "member0" }, noRules),
      {
        email: "field_required",
      },
    )
  })

  it("each field of the password reset is validated by its shared rule", () => {
    const patterns = {
      loginUsername: "^u$",
      email: "^e$",
      loginMobileNum: "^1$",
      verificationCode: "^2$",
      password: "^p$",
    }
    const fits = { username: "u", email: "e", mobile: "1", code: "2", newPassword: "p", confirmPassword: "p" }
    for (const mode of PasswordRecovery.modes) assert.deepStrictEqual(check(mode, fits, { patterns }), {})
    assert.deepStrictEqual(check("email", {}, { patterns }), {
      username: "check_username",
      email: "check_email",
      code: "code_incomplete",
      newPassword: "check_password",
    })
    assert.deepStrictEqual(check("sms", { code: "2" }, { patterns }), {
      mobile: "check_mobile",
      newPassword: "check_password",
    })
  })

  it("the fields of the password reset are trimmed, except passwords", () => {
    const typed = { ...good, username: " member0\n", mobile: "\u202a0917 555 1000\u202c", newPassword: " p " }
    assert.deepInclude(PasswordRecovery.trimmed(typed), {
      username: "member0",
      mobile: "09175551000",
      newPassword: " p ",
    })
  })

  it("a password reset refuses control characters even with an invalid server pattern", () => {
    const patterns = { loginUsername: "(", email: "(", loginMobileNum: "(", verificationCode: "(" }
    const odd = "a\u0000b"
    assert.deepStrictEqual(check("email", { username: odd, email: odd, code: odd }, { patterns }), {
      username: "check_username",
      email: "check_email",
      code: "code_incomplete",
    })
    assert.deepStrictEqual(check("sms", { mobile: "1".repeat(10_000) }, { patterns }), {
      mobile: "check_mobile",
    })
  })

  it("a password reset requires that the repeated password is equal", () => {
    assert.deepStrictEqual(check("sms", { confirmPassword: "lantern457" }), {
      confirmPassword: "confirmation_mismatch",
    })
  })
})
