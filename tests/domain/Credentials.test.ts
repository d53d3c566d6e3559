import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import * as Credentials from "#domain/Credentials.ts"
import { FieldRules, passes } from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"

import { oddTexts } from "../support/texts.ts"

const noRules: FieldRules = { patterns: {} }
const good = { username: "neo1", password: "secret1", captcha: "", countryDialingCode: "" }

const check = (change: Partial<Credentials.Credentials>, captchaShown = false, rules = noRules) =>
  Credentials.check({ ...good, ...change }, { mode: "username", rules, captchaShown })

const checkSms = (change: Partial<Credentials.Credentials>, rules = noRules) =>
  Credentials.check(
    { ...good, username: "9175551000", password: "123456", ...change },
    { mode: "sms", rules, captchaShown: false },
  )

describe("what may be sent to log in", () => {
  it("good credentials have no errors", () => {
    assert.deepStrictEqual(check({}), {})
  })

  it("empty fields are asked for", () => {
    assert.deepStrictEqual(check(Credentials.none, true), {
      username: "credentials_required",
      password: "credentials_required",
      captcha: "in_vwrite_code",
    })
    assert.deepStrictEqual(check({ username: "   " }), { username: "credentials_required" })
  })

  it("[VA-32] each field is tested by its rule of the shared set", () => {
    const patterns = { loginUsername: "^u+$", loginPassword: "^p+$", loginMobileNum: "^m+$" }
    const rules = { patterns: { ...patterns, verificationCode: "^v+$" } }
    assert.deepStrictEqual(checkSms({ username: "mm", password: "vv" }, rules), {})
    assert.deepStrictEqual(checkSms({ username: "vv", password: "mm" }, rules), {
      username: "phone_format",
      password: "verification_code_error",
    })
    assert.deepStrictEqual(check({ username: "uu", password: "pp" }, false, rules), {})
    assert.deepStrictEqual(check({ username: "pp", password: "uu" }, false, rules), {
      username: "account_format",
      password: "password_format",
    })
  })

  it("the product's own rules stand in for missing and broken ones", () => {
    for (const rules of [noRules, { patterns: { loginUsername: "" } }]) {
      const fails = check({ username: "a b" }, false, rules).username
      assert.strictEqual(fails, rules === noRules ? "account_format" : undefined)
    }
    assert.strictEqual(check({ username: "neo" }).username, "account_format")
    assert.strictEqual(check({ username: "n".repeat(17) }).username, "account_format")
    assert.strictEqual(check({ password: "12345" }).password, "password_format")
    assert.deepStrictEqual(check({ username: "a b" }, false, { patterns: { loginUsername: "(" } }), {})
  })

  it("mobile numbers, codes and passwords have rules of their own", () => {
    assert.isTrue(passes(noRules, "loginMobileNum", "9171234567"))
    assert.isFalse(passes(noRules, "loginMobileNum", "123"))
    assert.isTrue(passes(noRules, "verificationCode", "123456"))
    assert.isFalse(passes(noRules, "verificationCode", "12a4"))
    assert.isTrue(passes(noRules, "password", "Abc123"))
    assert.isFalse(passes(noRules, "password", "Abc 123"))
    assert.isTrue(passes(noRules, "nickname", "anything"))
    assert.isFalse(passes({ patterns: { verificationCode: "^x$" } }, "verificationCode", "123456"))
  })

  it("a rule set that is missing or broken is no rule set", () => {
    const decode = Schema.decodeUnknownOption(FieldRules)
    for (const wire of [{}, { patterns: null }]) {
      assert.deepStrictEqual(decode(wire), Option.some(noRules))
    }
  })

  it("one broken pattern leaves the others, and counts as absent like one that does not compile", () => {
    const decode = Schema.decodeUnknownSync(FieldRules)
    const rules = decode({ patterns: { loginUsername: 7, loginPassword: "^x+$" } })
    assert.isTrue(passes(rules, "loginPassword", "xxx"))
    assert.isFalse(passes(rules, "loginPassword", "abc123"))
    assert.isTrue(passes(rules, "loginUsername", "!"))
  })

  it("[VA-09] a captcha has 1 to 16 characters", () => {
    const rows: ReadonlyArray<[number, string | undefined]> = [
      [0, "in_vwrite_code"],
      [1, undefined],
      [16, undefined],
      [17, "captcha_length"],
    ]
    for (const [length, error] of rows) {
      assert.strictEqual(Credentials.checkCaptcha("x".repeat(length)), error)
      assert.strictEqual(check({ captcha: "x".repeat(length) }, true).captcha, error)
    }
    assert.strictEqual(check({ captcha: "  " }, true).captcha, "in_vwrite_code")
  })

  it("a captcha is not asked for while it is not shown", () => {
    for (const captcha of ["", "x".repeat(17)]) assert.deepStrictEqual(check({ captcha }, false), {})
  })

  it("a change of language says nothing of empty fields", () => {
    const typed = { ...Credentials.none, username: "a" }
    const errors = check(typed, true)
    assert.deepStrictEqual(Credentials.ofFilled(errors, typed), { username: "account_format" })
    assert.deepStrictEqual(Credentials.ofFilled(errors, Credentials.none), {})
  })

  it("blanks at the ends of the name are dropped, those of the password are meant", () => {
    const typed = { username: "  neo ", password: " p w ", captcha: " ab ", countryDialingCode: "63" }
    assert.deepStrictEqual(Credentials.cleaned("username", typed), {
      username: "neo",
      password: " p w ",
      captcha: "ab",
      countryDialingCode: "",
    })
  })

  it("by SMS code the number is sent without what groups it, with the code of its country", () => {
    const typed = { username: " 0917-555 1000", password: " 123456 ", captcha: "", countryDialingCode: "63" }
    assert.deepStrictEqual(Credentials.cleaned("sms", typed), {
      username: "09175551000",
      password: "123456",
      captcha: "",
      countryDialingCode: "63",
    })
    assert.deepStrictEqual(checkSms({ username: "", password: "" }), {
      username: "field_required",
      password: "field_required",
    })
  })

  it("a code is sent to no number that is empty or wrong", () => {
    const of = (username: string) => Credentials.checkCodeTarget({ ...good, username }, noRules)
    assert.deepStrictEqual(of(""), { username: "field_required" })
    assert.deepStrictEqual(of("12"), { username: "phone_format" })
    assert.deepStrictEqual(of("917 555 1000"), {})
  })

  it("the first wrong field is the first of the form", () => {
    assert.deepStrictEqual(
      Credentials.wrongFields({ captcha: "in_vwrite_code", password: "password_format" }),
      ["password", "captcha"],
    )
  })

  it("no input at all breaks it, and what passes is plain", () => {
    const anything = { patterns: { loginUsername: "", loginPassword: "", loginMobileNum: "(" } }
    for (const odd of oddTexts) {
      for (const mode of Credentials.modes) {
        for (const field of Credentials.fields) {
          const typed = { ...good, [field]: odd }
          const terms = { mode, rules: { patterns: { ...anything.patterns, verificationCode: "" } } }
          const errors = Credentials.check(typed, { ...terms, captchaShown: true })
          const sent = Credentials.cleaned(mode, typed)[field]
          assert.isTrue(errors[field] !== undefined || (TypedText.isPlain(sent) && sent !== ""))
        }
      }
    }
  })
})
