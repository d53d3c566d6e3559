import { assert, describe, it } from "@effect/vitest"

import type * as Form from "#domain/entry/RegisterForm.ts"
import { errorsOf, fieldsOf, stepOf, stepsOf } from "#domain/entry/RegisterSteps.ts"
import type { RegisterMode } from "#domain/entry/RegisterMode.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"

const circumstances = (
  mode: RegisterMode,
  enabled: ReadonlyArray<Form.Field>,
  ...off: ReadonlyArray<ModuleId>
): Form.Circumstances => ({
  mode,
  settings: { fields: Object.fromEntries(enabled.map((name) => [name, { enabled: true, required: false }])) },
  whitelabel: { modules: moduleIds.filter((id) => !off.includes(id)) },
  affiliate: "unknown",
})

describe("the steps of the register form", () => {
  it("a registration by username has the account fields in its first step and the other fields in its second step", () => {
    const at = circumstances("username", ["email", "mobileNum", "affiliateCode", "captcha"])
    assert.deepStrictEqual(stepsOf(at), ["account", "details"])
    assert.deepStrictEqual(fieldsOf("account", at), ["username", "password", "confirmPassword"])
    assert.deepStrictEqual(fieldsOf("details", at), [
      "mobileNum",
      "verificationCode",
      "email",
      "affiliateCode",
      "captcha",
    ])
  })

  it("a registration by mobile number has the number, the SMS code and the passwords in its first step", () => {
    const at = circumstances("mobile", ["email", "captcha"])
    assert.deepStrictEqual(fieldsOf("account", at), [
      "mobileNum",
      "verificationCode",
      "password",
      "confirmPassword",
    ])
    assert.deepStrictEqual(fieldsOf("details", at), ["email", "captcha"])
  })

  it("optional fields follow the required fields, and the captcha is last", () => {
    const { settings, ...rest } = circumstances("username", ["email", "mobileNum", "captcha", "nickname"])
    const nickname = { enabled: true, required: true }
    const at = { ...rest, settings: { fields: { ...settings.fields, nickname } } }
    assert.deepStrictEqual(fieldsOf("details", at), [
      "nickname",
      "mobileNum",
      "verificationCode",
      "email",
      "captcha",
    ])
  })

  it("a registration whose fields are only the account fields and a captcha has a single step", () => {
    for (const mode of ["username", "mobile"] as const) {
      const at = circumstances(mode, ["captcha"], "REGMOBVERF3")
      assert.deepStrictEqual(stepsOf(at), ["account"])
      assert.strictEqual(stepOf("captcha", at), "account")
      assert.deepStrictEqual(fieldsOf("details", at), [])
    }
  })

  it("each step lists only the errors of its own fields", () => {
    const at = circumstances("username", ["email"])
    const errors: Form.Errors = { username: ["check_username"], email: ["check_email"] }
    assert.deepStrictEqual(errorsOf("account", errors, at), { username: ["check_username"] })
    assert.deepStrictEqual(errorsOf("details", errors, at), { email: ["check_email"] })
  })
})
