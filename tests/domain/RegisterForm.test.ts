import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Form from "#domain/RegisterForm.ts"
import * as RegisterWay from "#domain/RegisterWay.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import { registerFields } from "#fixtures/data/registerFields.ts"

import { oddTexts } from "../support/texts.ts"

const without = (...off: ReadonlyArray<ModuleId>) => ({
  modules: moduleIds.filter((id) => !off.includes(id)),
})

const settingsOf = (fields: unknown) => Schema.decodeUnknownSync(Form.Settings)({ fields })

const all = settingsOf(
  Object.fromEntries(Form.fields.map((name) => [name, { ...registerFields[name], enabled: true }])),
)
const none = settingsOf({})

const by = (way: RegisterWay.RegisterWay, change: Partial<Form.Circumstances> = {}): Form.Circumstances => ({
  way,
  settings: all,
  whitelabel: without(),
  affiliate: "unknown",
  ...change,
})

const good: Form.Typed = {
  ...Form.none,
  username: "newcomer1",
  password: "Lantern1",
  confirmPassword: "Lantern1",
  captcha: "ab12",
}

const said = (field: Form.Field, value: string, circumstances = by("username")) =>
  Form.checkField(field, { ...good, [field]: value }, circumstances)

describe("the ways to register", () => {
  const cases = [
    { off: [], open: ["username", "mobile"], preferred: "username" },
    { off: ["REGISTER_REE3"], open: ["mobile"], preferred: "mobile" },
    { off: ["MOBILENUMREG3"], open: ["username"], preferred: "username" },
    { off: ["REGISTER_REE3", "MOBILENUMREG3"], open: [], preferred: "username" },
    { off: ["REG3"], open: [], preferred: "username" },
  ] as const

  it.each(cases)("[RG-06] without $off it is $preferred by default", ({ off, open, preferred }) => {
    assert.deepStrictEqual(RegisterWay.openWays(without(...off)), [...open])
    assert.strictEqual(RegisterWay.defaultWay(without(...off)), preferred)
  })
})

describe("the fields that are shown", () => {
  const isShown = (field: Form.Field, circumstances: Form.Circumstances) =>
    Form.shownFields(circumstances).includes(field)

  it("stand in the order of decision 94", () => {
    assert.deepStrictEqual(
      Form.shownFields(by("username")).filter((field) => registerFields[field]?.enabled),
      [
        "username",
        "password",
        "confirmPassword",
        "mobileNum",
        "verificationCode",
        "email",
        "payeeName",
        "affiliateCode",
        "captcha",
      ],
    )
  })

  it("[VA-26] twelve of them only when the server enables them", () => {
    const optional = [
      "paymentPassword",
      "idNumber",
      "qqNum",
      "facebook",
      "wechat",
      "line",
      "whatsapp",
      "zalo",
      "email",
      "nickname",
      "payeeName",
      "recommenderId",
    ] as const
    for (const way of RegisterWay.ways) {
      for (const field of optional) {
        assert.isTrue(isShown(field, by(way)), field)
        assert.isFalse(isShown(field, by(way, { settings: none })), field)
      }
    }
  })

  it("[VA-27] the mobile number by name only if enabled, by mobile number always", () => {
    assert.isTrue(isShown("mobileNum", by("username")))
    assert.isFalse(isShown("mobileNum", by("username", { settings: none })))
    assert.isTrue(isShown("mobileNum", by("mobile", { settings: none })))
  })

  it("[VA-28] the SMS code by name only with REGMOBVERF3", () => {
    const off = without("REGMOBVERF3")
    assert.isTrue(isShown("verificationCode", by("username")))
    assert.isFalse(isShown("verificationCode", by("username", { whitelabel: off })))
    assert.isFalse(isShown("verificationCode", by("username", { settings: none })))
    assert.isTrue(isShown("verificationCode", by("mobile", { whitelabel: off })))
  })

  it("[VA-29] the invitation code only when enabled and the address has no good one", () => {
    const rows = [
      [all, "valid", false],
      [all, "invalid", true],
      [all, "unknown", true],
      [none, "valid", false],
      [none, "unknown", false],
    ] as const
    for (const [settings, affiliate, expected] of rows) {
      assert.strictEqual(isShown("affiliateCode", by("username", { settings, affiliate })), expected)
    }
  })

  it("[VA-30] passwords by mobile number only with MOBILENUMPASSREG3", () => {
    const whitelabel = without("MOBILENUMPASSREG3")
    for (const field of ["password", "confirmPassword"] as const) {
      assert.isTrue(isShown(field, by("mobile")))
      assert.isFalse(isShown(field, by("mobile", { whitelabel })))
      assert.isTrue(isShown(field, by("username", { whitelabel })))
    }
  })

  it("the captcha only with VALID_CAPTCHA3 and when enabled", () => {
    assert.isTrue(isShown("captcha", by("username")))
    assert.isFalse(isShown("captcha", by("username", { whitelabel: without("VALID_CAPTCHA3") })))
    assert.isFalse(isShown("captcha", by("username", { settings: none })))
  })
})

describe("what is said of a field", () => {
  it("[VA-15, VA-17] the server's enabled, required and pattern decide, and its message is said", () => {
    const zalo = (rule: object) => by("username", { settings: settingsOf({ zalo: rule }) })
    const rule = { enabled: true, required: true, regExp: "^z+$", message: "phone_format" }
    assert.deepStrictEqual(said("zalo", "", zalo(rule)), ["field_required"])
    assert.deepStrictEqual(said("zalo", "abc", zalo(rule)), ["phone_format"])
    assert.deepStrictEqual(said("zalo", "zzz", zalo(rule)), [])
    assert.deepStrictEqual(said("zalo", "abc", zalo({ ...rule, message: "no such code" })), ["field_format"])
    assert.deepStrictEqual(Form.check(good, zalo({ ...rule, enabled: false })), {})
  })

  it("[VA-16] one that is not required and empty passes", () => {
    assert.deepStrictEqual(said("email", ""), [])
    assert.deepStrictEqual(said("email", "   "), [])
    assert.deepStrictEqual(said("username", ""), ["field_required"])
  })

  it("[VA-18, VA-19] the second password is asked for, and must be the first", () => {
    assert.deepStrictEqual(said("confirmPassword", ""), ["in_incorrect_password"])
    assert.deepStrictEqual(said("confirmPassword", "Lantern2"), ["in_confirmation_correct"])
    assert.deepStrictEqual(said("confirmPassword", "Lantern1"), [])
  })

  it("[VA-20] a captcha that is shown is asked for", () => {
    assert.deepStrictEqual(said("captcha", ""), ["in_vwrite_code"])
    assert.deepStrictEqual(said("captcha", "x".repeat(17)), ["captcha_length"])
    assert.notProperty(
      Form.check({ ...good, captcha: "" }, by("username", { whitelabel: without("VALID_CAPTCHA3") })),
      "captcha",
    )
  })

  it("[VA-21] a mobile number goes by the rule mobileNum", () => {
    assert.deepStrictEqual(said("mobileNum", "12345"), ["phone_format"])
    assert.deepStrictEqual(said("mobileNum", "0917 555 1000", by("mobile")), [])
    assert.deepStrictEqual(said("mobileNum", "", by("mobile")), ["field_required"])
    const own = by("mobile", { settings: settingsOf({ mobileNum: { enabled: true, regExp: "^09\\d{9}$" } }) })
    assert.deepStrictEqual(said("mobileNum", "9175551000", own), ["phone_format"])
  })

  it("[VA-22] an SMS code goes by the rule verificationCode, and proves a number that is given", () => {
    assert.deepStrictEqual(said("verificationCode", "12a456"), ["verification_code_error"])
    assert.deepStrictEqual(said("verificationCode", "123456"), [])
    assert.deepStrictEqual(said("verificationCode", ""), [])
    assert.deepStrictEqual(said("verificationCode", "", by("mobile")), ["field_required"])
    const withNumber = { ...good, mobileNum: "9175551000" }
    assert.deepStrictEqual(Form.checkField("verificationCode", withNumber, by("username")), [
      "field_required",
    ])
  })

  it("[VA-23] several messages are joined for display, a line each", () => {
    assert.strictEqual(Form.joined(["one", "two"]), "one\ntwo")
    assert.strictEqual(Form.joined([]), "")
  })

  it("[ER-21] account, password, e-mail, name and phone have texts of their own", () => {
    for (const [field, value, message] of [
      ["username", "a b", "account_format"],
      ["password", "12345", "password_format"],
      ["email", "nobody", "email_format"],
      ["payeeName", "x", "name_format"],
      ["mobileNum", "12", "phone_format"],
    ] as const) {
      assert.deepStrictEqual(said(field, value), [message])
    }
  })

  it("a pattern that does not compile is reported and counts as absent", () => {
    const settings = settingsOf({ email: { enabled: true, regExp: "([a-z" }, zalo: { enabled: true } })
    assert.deepStrictEqual(Form.brokenPatterns(settings), ["email"])
    assert.deepStrictEqual(said("email", "nobody", by("username", { settings })), [])
  })

  it("a setting that is broken is a field that is off", () => {
    const settings = settingsOf({ zalo: 7, line: null, qqNum: { enabled: 1, required: "true" } })
    assert.deepStrictEqual(settings.fields["zalo"], { enabled: false, required: false })
    assert.deepStrictEqual(settings.fields["qqNum"], { enabled: true, required: true })
    assert.deepStrictEqual(settingsOf(null), { fields: {} })
  })

  it("the product's own pattern is explained, a merchant's is not", () => {
    assert.strictEqual(Form.hintOf("username", by("username", { settings: none })), "letters_digits_hint")
    const own = settingsOf({ username: { enabled: true, regExp: "^x+$" } })
    assert.isUndefined(Form.hintOf("username", by("username", { settings: own })))
    assert.isUndefined(Form.hintOf("email", by("username")))
  })
})

describe("what is said of the form", () => {
  it("a change of language says nothing of empty fields", () => {
    const errors = Form.checkFilled({ ...Form.none, username: "a b" }, by("username"))
    assert.deepStrictEqual(errors, { username: ["account_format"] })
  })

  it("the first wrong field is the first of the form", () => {
    const errors = Form.check({ ...good, password: "1", email: "x", captcha: "" }, by("username"))
    assert.deepStrictEqual(Form.wrongFields(errors), ["password", "confirmPassword", "email", "captcha"])
  })

  it("a refusal is about the field it names, if that is shown", () => {
    assert.strictEqual(Form.fieldOfRefusal("username_exists", by("username")), "username")
    assert.isUndefined(Form.fieldOfRefusal("username_exists", by("mobile")))
    assert.isUndefined(Form.fieldOfRefusal("network_slow", by("username")))
  })

  it("a code is sent to no number that is empty or wrong", () => {
    const of = (mobileNum: string) => Form.checkCodeTarget({ ...good, mobileNum }, by("username"))
    assert.deepStrictEqual(of(" "), ["field_required"])
    assert.deepStrictEqual(of("12"), ["phone_format"])
    assert.deepStrictEqual(of("917-555-1000"), [])
  })
})

describe("any input at all", () => {
  const circumstances = RegisterWay.ways.flatMap((way) => [by(way), by(way, { settings: none })])

  it("is judged in every field without breaking, and what passes is plain", () => {
    const startedAt = performance.now()
    for (const odd of oddTexts) {
      for (const each of circumstances) {
        for (const field of Form.fields) {
          const typed = { ...good, [field]: odd }
          const messages = Form.checkField(field, typed, each)
          const sent = Form.cleaned(typed)[field]
          if (messages.length > 0 || sent === "") continue
          assert.isAtMost(sent.length, 255)
          assert.notMatch(sent, /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/u)
        }
      }
    }
    assert.isBelow(performance.now() - startedAt, 10_000)
  })
})
