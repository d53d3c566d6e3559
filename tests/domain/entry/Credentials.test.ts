import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import * as Credentials from "#domain/entry/Credentials.ts"
import { Failure } from "#domain/Failure.ts"
import { FieldRules, passes } from "#domain/FieldRules.ts"

const noRules: FieldRules = { patterns: {} }
const good = { username: "neo1", password: "secret1", captcha: "", countryDialingCode: "" }

const check = (change: Partial<Credentials.Credentials>, captchaShown = false, rules = noRules) =>
  Credentials.check({ ...good, ...change }, { mode: "username", rules, captchaShown })

const checkSms = (change: Partial<Credentials.Credentials>, rules = noRules) =>
  Credentials.check(
    { ...good, username: "9175551000", password: "123456", ...change },
    { mode: "sms", rules, captchaShown: false },
  )

describe("login validation", () => {
  it("a login with empty fields shows an error for each missing field", () => {
    assert.deepStrictEqual(check(Credentials.none, true), {
      username: "credentials_required",
      password: "credentials_required",
      captcha: "in_vwrite_code",
    })
    assert.deepStrictEqual(check({ username: "   " }), { username: "credentials_required" })
  })

  it("[VA-32] each login field is checked by its shared rule", () => {
    const patterns = { loginUsername: "^u+$", loginPassword: "^p+$", loginMobileNum: "^m+$" }
    const rules = { patterns: { ...patterns, verificationCode: "^v+$" } }
    assert.deepStrictEqual(checkSms({ username: "mm", password: "vv" }, rules), {})
    assert.deepStrictEqual(checkSms({ username: "vv", password: "mm" }, rules), {
      username: "check_mobile",
      password: "code_incomplete",
    })
    assert.deepStrictEqual(check({ username: "uu", password: "pp" }, false, rules), {})
    assert.deepStrictEqual(check({ username: "pp", password: "uu" }, false, rules), {
      username: "check_username",
      password: "check_password",
    })
  })

  it("a login's fields are validated by the product's own rules when the server's rules are missing or invalid", () => {
    for (const rules of [noRules, { patterns: { loginUsername: "" } }]) {
      const fails = check({ username: "a b" }, false, rules).username
      assert.strictEqual(fails, rules === noRules ? "check_username" : undefined)
    }
    assert.strictEqual(check({ username: "neo" }).username, "check_username")
    assert.strictEqual(check({ username: "n".repeat(17) }).username, "check_username")
    assert.strictEqual(check({ password: "12345" }).password, "check_password")
    const broken = check({ username: "a b" }, false, { patterns: { loginUsername: "(" } })
    assert.deepStrictEqual(broken, { username: "check_username" })
  })

  it("a login's mobile number, SMS code and password are validated by separate rules", () => {
    assert.isTrue(passes(noRules, "loginMobileNum", "9171234567"))
    assert.isFalse(passes(noRules, "loginMobileNum", "123"))
    assert.isTrue(passes(noRules, "verificationCode", "123456"))
    assert.isFalse(passes(noRules, "verificationCode", "12a4"))
    assert.isTrue(passes(noRules, "password", "Abc123"))
    assert.isFalse(passes(noRules, "password", "Abc 123"))
    assert.isTrue(passes(noRules, "nickname", "anything"))
    assert.isFalse(passes({ patterns: { verificationCode: "^x$" } }, "verificationCode", "123456"))
  })

  it("a field-rules response without its record of patterns is malformed", () => {
    const decode = Schema.decodeUnknownOption(FieldRules)
    for (const wire of [{}, { patterns: null }, { patterns: [] }])
      assert.deepStrictEqual(decode(wire), Option.none())
    assert.deepStrictEqual(decode({ patterns: {} }), Option.some(noRules))
  })

  it("a field rule whose pattern is not a string is replaced by the default, and other rules stay", () => {
    const decode = Schema.decodeUnknownSync(FieldRules)
    const rules = decode({ patterns: { loginUsername: 7, loginPassword: "^x+$" } })
    assert.isTrue(passes(rules, "loginPassword", "xxx"))
    assert.isFalse(passes(rules, "loginPassword", "abc123"))
    assert.isFalse(passes(rules, "loginUsername", "!"))
  })

  it("[VA-09] a login's captcha has 1 to 16 characters", () => {
    const rows: ReadonlyArray<[number, string | undefined]> = [
      [0, "in_vwrite_code"],
      [1, undefined],
      [16, undefined],
      [17, "captcha_length_range"],
    ]
    for (const [length, error] of rows) {
      assert.strictEqual(Credentials.checkCaptcha("x".repeat(length)), error)
      assert.strictEqual(check({ captcha: "x".repeat(length) }, true).captcha, error)
    }
    assert.strictEqual(check({ captcha: "  " }, true).captcha, "in_vwrite_code")
  })

  it("a login's captcha is not required while it is hidden", () => {
    for (const captcha of ["", "x".repeat(17)]) assert.deepStrictEqual(check({ captcha }, false), {})
  })

  it("a login by SMS shows an error for a mobile number that is not registered", () => {
    const refused = Failure.Refused({ code: "login_failed", captcha: false })
    assert.deepStrictEqual(Credentials.messageOf("username", refused), { key: "login_failed" })
    assert.deepStrictEqual(Credentials.messageOf("sms", refused), { key: "mobile_unknown" })
    assert.deepStrictEqual(Credentials.messageOf("sms", Failure.Unreachable()), { key: "network_slow" })
  })
})
