import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Form from "#domain/entry/RegisterForm.ts"
import * as RegisterMode from "#domain/entry/RegisterMode.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import { registerFields } from "#fixtures/data/entry/registerFields.ts"
import { oddTexts } from "#tests/support/texts.ts"

const without = (...off: ReadonlyArray<ModuleId>) => ({
  modules: moduleIds.filter((id) => !off.includes(id)),
})

const settingsOf = (fields: unknown) => Schema.decodeUnknownSync(Form.Settings)({ fields })

const all = settingsOf(
  Object.fromEntries(Form.fields.map((name) => [name, { ...registerFields[name], enabled: true }])),
)
const none = settingsOf({})

const by = (
  mode: RegisterMode.RegisterMode,
  change: Partial<Form.Circumstances> = {},
): Form.Circumstances => ({
  mode,
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

const errorOf = (field: Form.Field, value: string, circumstances = by("username")) =>
  Form.checkField(field, { ...good, [field]: value }, circumstances)

describe("registration modes", () => {
  const cases = [
    { off: [], open: ["username", "mobile"], preferred: "username" },
    { off: ["REGISTER_REE3"], open: ["mobile"], preferred: "mobile" },
    { off: ["MOBILENUMREG3"], open: ["username"], preferred: "username" },
    { off: ["REGISTER_REE3", "MOBILENUMREG3"], open: [], preferred: "username" },
    { off: ["REG3"], open: ["username", "mobile"], preferred: "username" },
    { off: ["REG3", "REGISTER_REE3"], open: ["mobile"], preferred: "mobile" },
  ] as const

  it.each(cases)("[RG-06] the mode is $preferred when $off is disabled", ({ off, open, preferred }) => {
    assert.deepStrictEqual(RegisterMode.openModes(without(...off)), [...open])
    assert.strictEqual(RegisterMode.defaultMode(without(...off)), preferred)
  })
})

describe("links to the registration", () => {
  it.each([
    [[], true],
    [["REG3"], false],
    [["REGISTER_REE3"], true],
    [["MOBILENUMREG3"], true],
    [["REGISTER_REE3", "MOBILENUMREG3"], false],
  ] as const)("[HA-49] with the modules %j disabled, links to the registration show: %s", (off, expected) => {
    assert.strictEqual(RegisterMode.hasEntries(without(...off)), expected)
  })
})

describe("visible fields", () => {
  const isShown = (field: Form.Field, circumstances: Form.Circumstances) =>
    Form.shownFields(circumstances).includes(field)

  it("[VA-26] twelve fields of the registration show only when the server enables them", () => {
    const names = `paymentPassword idNumber qqNum facebook wechat line whatsapp zalo email nickname payeeName
      recommenderId`.split(/\s+/)
    const optional = Form.fields.filter((field) => names.includes(field))
    assert.lengthOf(optional, 12)
    for (const mode of RegisterMode.modes) {
      for (const field of optional) {
        assert.isTrue(isShown(field, by(mode)), field)
        assert.isFalse(isShown(field, by(mode, { settings: none })), field)
      }
    }
  })

  it("[VA-27] a registration by username shows the mobile number only when the server enables it, a registration by mobile number always", () => {
    assert.isTrue(isShown("mobileNum", by("username")))
    assert.isFalse(isShown("mobileNum", by("username", { settings: none })))
    assert.isTrue(isShown("mobileNum", by("mobile", { settings: none })))
  })

  it("[VA-28] a registration by username shows the SMS code field exactly when REGMOBVERF3 is on, even without a mobile number field", () => {
    const off = without("REGMOBVERF3")
    assert.isTrue(isShown("verificationCode", by("username")))
    assert.isTrue(isShown("verificationCode", by("username", { settings: none })))
    assert.isFalse(isShown("verificationCode", by("username", { whitelabel: off })))
    assert.isFalse(isShown("verificationCode", by("username", { settings: none, whitelabel: off })))
    assert.isTrue(isShown("verificationCode", by("mobile", { whitelabel: off })))
  })

  it("[VA-28] an SMS code that cannot be sent shows its error at the code field when the form has no mobile number field", () => {
    assert.strictEqual(Form.codeErrorField(by("username")), "mobileNum")
    assert.strictEqual(Form.codeErrorField(by("username", { settings: none })), "verificationCode")
  })

  it("[VA-29] a registration shows the invitation code when enabled, unless the address has a valid code", () => {
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

  it("[VA-30] a registration by mobile number shows passwords only with MOBILENUMPASSREG3", () => {
    const whitelabel = without("MOBILENUMPASSREG3")
    for (const field of ["password", "confirmPassword"] as const) {
      assert.isTrue(isShown(field, by("mobile")))
      assert.isFalse(isShown(field, by("mobile", { whitelabel })))
      assert.isTrue(isShown(field, by("username", { whitelabel })))
    }
  })

  it("a registration shows the captcha only with VALID_CAPTCHA3 and when enabled", () => {
    assert.isTrue(isShown("captcha", by("username")))
    assert.isFalse(isShown("captcha", by("username", { whitelabel: without("VALID_CAPTCHA3") })))
    assert.isFalse(isShown("captcha", by("username", { settings: none })))
  })
})

describe("field errors", () => {
  it("[VA-15, VA-17] a registration's field is validated by the server's settings, and an invalid field shows the server's message", () => {
    const zalo = (rule: object) => by("username", { settings: settingsOf({ zalo: rule }) })
    const rule = { enabled: true, required: true, regExp: "^z+$", message: "phone_format" }
    assert.deepStrictEqual(errorOf("zalo", "", zalo(rule)), ["field_required"])
    assert.deepStrictEqual(errorOf("zalo", "abc", zalo(rule)), ["phone_format"])
    assert.deepStrictEqual(errorOf("zalo", "zzz", zalo(rule)), [])
    assert.deepStrictEqual(errorOf("zalo", "abc", zalo({ ...rule, message: "no such code" })), [
      "field_format",
    ])
    assert.deepStrictEqual(Form.check(good, zalo({ ...rule, enabled: false })), {})
  })

  it("[VA-23] a registration's field shows the messages of all rules that its value violates", () => {
    assert.deepStrictEqual(errorOf("username", "a\u202eb"), ["field_format", "account_format"])
    assert.deepStrictEqual(errorOf("username", "a b"), ["account_format"])
    assert.deepStrictEqual(errorOf("nickname", "Neo\u202e9"), ["name_format"])
  })

  it("[VA-16] an optional empty field of the registration is valid", () => {
    assert.deepStrictEqual(errorOf("email", ""), [])
    assert.deepStrictEqual(errorOf("email", "   "), [])
    assert.deepStrictEqual(errorOf("username", ""), ["field_required"])
  })

  it("[VA-18, VA-19] a registration's repeated password is required and must be equal", () => {
    assert.deepStrictEqual(errorOf("confirmPassword", ""), ["in_incorrect_password"])
    assert.deepStrictEqual(errorOf("confirmPassword", "Lantern2"), ["in_confirmation_correct"])
    assert.deepStrictEqual(errorOf("confirmPassword", "Lantern1"), [])
  })

  it("[VA-20] a registration's visible captcha is required", () => {
    assert.deepStrictEqual(errorOf("captcha", ""), ["in_vwrite_code"])
    assert.deepStrictEqual(errorOf("captcha", "x".repeat(17)), ["captcha_length_range"])
    assert.notProperty(
      Form.check({ ...good, captcha: "" }, by("username", { whitelabel: without("VALID_CAPTCHA3") })),
      "captcha",
    )
  })

  it("[VA-21] a registration's mobile number follows the rule mobileNum", () => {
    assert.deepStrictEqual(errorOf("mobileNum", "12345"), ["phone_format"])
    assert.deepStrictEqual(errorOf("mobileNum", "0917 555 1000", by("mobile")), [])
    assert.deepStrictEqual(errorOf("mobileNum", "", by("mobile")), ["field_required"])
    const own = by("mobile", { settings: settingsOf({ mobileNum: { enabled: true, regExp: "^09\\d{9}$" } }) })
    assert.deepStrictEqual(errorOf("mobileNum", "9175551000", own), ["check_mobile"])
  })

  it("[VA-22] a registration's SMS code follows the rule verificationCode and is required with a number", () => {
    assert.deepStrictEqual(errorOf("verificationCode", "12a456"), ["verification_code_error"])
    assert.deepStrictEqual(errorOf("verificationCode", "123456"), [])
    assert.deepStrictEqual(errorOf("verificationCode", ""), [])
    assert.deepStrictEqual(errorOf("verificationCode", "", by("mobile")), ["field_required"])
    const withNumber = { ...good, mobileNum: "9175551000" }
    assert.deepStrictEqual(Form.checkField("verificationCode", withNumber, by("username")), [
      "field_required",
    ])
  })

  it("an invalid value of the registration has a default text when the server sends no message", () => {
    const settings = settingsOf({})
    for (const [field, value, message] of [
      ["username", "a b", "check_username"],
      ["password", "12345", "check_password"],
      ["paymentPassword", "a\nb", "payment_password_format"],
      ["email", "nobody", "check_email"],
      ["nickname", "a\nb", "check_name"],
      ["payeeName", "a\nb", "check_name"],
      ["mobileNum", "12", "check_mobile"],
      ["verificationCode", "12", "code_incomplete"],
    ] as const) {
      assert.deepStrictEqual(errorOf(field, value, by("username", { settings })), [message])
    }
  })

  it("a registration's pattern that does not compile is reported, and the app's own is used", () => {
    const settings = settingsOf({ email: { enabled: true, regExp: "([a-z" }, zalo: { enabled: true } })
    assert.deepStrictEqual(Form.brokenPatterns(settings), ["email"])
    assert.deepStrictEqual(errorOf("email", "nobody", by("username", { settings })), ["check_email"])
    assert.deepStrictEqual(errorOf("email", "a@b.ph", by("username", { settings })), [])
    assert.deepStrictEqual(errorOf("zalo", "nobody", by("username", { settings })), [])
  })

  it("a registration's field with a malformed setting is hidden", () => {
    const settings = settingsOf({ zalo: 7, line: null, qqNum: { enabled: 1, required: "true" } })
    assert.deepStrictEqual(settings.fields["zalo"], { enabled: false, required: false })
    assert.deepStrictEqual(settings.fields["qqNum"], { enabled: true, required: true })
    assert.throws(() => settingsOf(null))
  })

  it("a registration field shows a hint only for the product's own pattern, not for a merchant's", () => {
    assert.strictEqual(Form.hintOf("username", by("username", { settings: none })), "letters_digits_range")
    const own = settingsOf({ username: { enabled: true, regExp: "^x+$" } })
    assert.isUndefined(Form.hintOf("username", by("username", { settings: own })))
    assert.isUndefined(Form.hintOf("email", by("username")))
  })
})

describe("form errors", () => {
  it("invalid registration fields are listed in form order", () => {
    const errors = Form.check({ ...good, password: "1", email: "x", captcha: "" }, by("username"))
    assert.deepStrictEqual(Form.wrongFields(errors), ["password", "confirmPassword", "email", "captcha"])
  })

  it("a refused registration shows the reason at the field that the gateway names, if that field is visible", () => {
    assert.strictEqual(Form.fieldOfRefusal("username_exists", by("username")), "username")
    assert.isUndefined(Form.fieldOfRefusal("username_exists", by("mobile")))
    assert.isUndefined(Form.fieldOfRefusal("network_slow", by("username")))
  })
})

describe("random input", () => {
  const circumstances = RegisterMode.modes.flatMap((mode) => [by(mode), by(mode, { settings: none })])

  it("a registration validates any input in every field, and each value that it accepts is plain text", () => {
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
