import { assert, describe, it } from "@effect/vitest"

import type { FieldRules } from "#domain/FieldRules.ts"
import * as Recovery from "#domain/Recovery.ts"

const noRules: FieldRules = { patterns: {} }
const good: Recovery.Typed = {
  username: "member0",
  email: "member0@mail.example",
  mobile: "09175551000",
  code: "123456",
  newPassword: "lantern456",
  confirmPassword: "lantern456",
}

const check = (way: Recovery.Way, change: Partial<Recovery.Typed>, rules = noRules) =>
  Recovery.check(way, { ...good, ...change }, rules)

describe("a forgotten password", () => {
  it("good fields have no errors, in both ways", () => {
    for (const way of Recovery.ways) assert.deepStrictEqual(check(way, {}), {})
  })

  it("each way asks for its own fields and looks at no others", () => {
    assert.deepStrictEqual(Recovery.check("email", Recovery.nothing, noRules), {
      username: "field_required",
      email: "field_required",
      code: "field_required",
      newPassword: "enter_password",
      confirmPassword: "enter_password",
    })
    assert.deepStrictEqual(Recovery.check("sms", Recovery.nothing, noRules), {
      mobile: "field_required",
      code: "field_required",
      newPassword: "enter_password",
      confirmPassword: "enter_password",
    })
    assert.deepStrictEqual(check("sms", { username: "", email: "no" }), {})
    assert.deepStrictEqual(check("email", { mobile: "no" }), {})
  })

  it("before a code is asked for, only whom it goes to is looked at", () => {
    const typed = { ...Recovery.nothing, mobile: "12" }
    assert.deepStrictEqual(Recovery.checkAddressee("sms", typed, noRules), { mobile: "phone_format" })
    assert.deepStrictEqual(Recovery.checkAddressee("sms", { ...typed, mobile: "0917 555-1000" }, noRules), {})
    assert.deepStrictEqual(Recovery.checkAddressee("email", { ...typed, username: "member0" }, noRules), {
      email: "field_required",
    })
  })

  it("each field is tested by its rule of the shared set", () => {
    const patterns = {
      loginUsername: "^u$",
      email: "^e$",
      loginMobileNum: "^1$",
      verificationCode: "^2$",
      password: "^p$",
    }
    const fits = { username: "u", email: "e", mobile: "1", code: "2", newPassword: "p", confirmPassword: "p" }
    for (const way of Recovery.ways) assert.deepStrictEqual(check(way, fits, { patterns }), {})
    assert.deepStrictEqual(check("email", {}, { patterns }), {
      username: "account_format",
      email: "email_format",
      code: "verification_code_error",
      newPassword: "password_format",
    })
    assert.deepStrictEqual(check("sms", { code: "2" }, { patterns }), {
      mobile: "phone_format",
      newPassword: "password_format",
    })
  })

  it("what a keyboard or a copy leaves around a field is taken off, but not off a password", () => {
    const typed = { ...good, username: " member0\n", mobile: "\u202a0917 555 1000\u202c", newPassword: " p " }
    assert.deepInclude(Recovery.trimmed(typed), {
      username: "member0",
      mobile: "09175551000",
      newPassword: " p ",
    })
  })

  it("what no field can hold is refused though the server's pattern is broken", () => {
    const patterns = { loginUsername: "(", email: "(", loginMobileNum: "(", verificationCode: "(" }
    const odd = "a\u0000b"
    assert.deepStrictEqual(check("email", { username: odd, email: odd, code: odd }, { patterns }), {
      username: "account_format",
      email: "email_format",
      code: "verification_code_error",
    })
    assert.deepStrictEqual(check("sms", { mobile: "1".repeat(10_000) }, { patterns }), {
      mobile: "phone_format",
    })
  })

  it("the repetition has to be the same", () => {
    assert.deepStrictEqual(check("sms", { confirmPassword: "lantern457" }), {
      confirmPassword: "confirmation_mismatch",
    })
  })
})
