import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Form from "#domain/entry/RegisterForm.ts"
import * as Registration from "#domain/entry/Registration.ts"
import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"

const keys = `countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode
  paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat line
  whatsapp zalo captcha type domain verificationCode`.split(/\s+/)

const settings = Schema.decodeUnknownSync(Form.Settings)({
  fields: Object.fromEntries(Form.fields.map((name) => [name, { enabled: true }])),
})

/** Each field contains its own name between spaces. */
const typed = Schema.decodeUnknownSync(Schema.Record(Schema.Literals(Form.fields), Schema.String))(
  Object.fromEntries(Form.fields.map((name) => [name, ` ${name} `])),
)

const draft = (mode: "username" | "mobile", ...off: ReadonlyArray<ModuleId>): Registration.Draft => ({
  typed,
  circumstances: {
    mode,
    settings,
    whitelabel: { modules: moduleIds.filter((id) => !off.includes(id)) },
    affiliate: "unknown",
  },
  countryDialingCode: "63",
})

const context = { host: "m.lantern.example", registerMethod: "PWA", affiliateCode: "" } as const

describe("registration payload", () => {
  const payload = Registration.payload(draft("username"), context)

  it("[EN-36, RG-20] the registration payload has exactly its 24 fields", () => {
    assert.hasAllKeys(payload, keys)
    assert.deepInclude(payload, {
      registerUrl: "m.lantern.example",
      domain: "m.lantern.example",
      registerMethod: "PWA",
      type: 0,
      countryDialingCode: "63",
      username: "username",
      email: "email",
      mobileNum: "mobileNum",
      verificationCode: "verificationCode",
    })
  })

  it("[EN-37] the registration payload contains the password twice, as password and confirmation", () => {
    assert.strictEqual(payload.password, " password ")
    assert.strictEqual(payload.confirmPassword, payload.password)
  })

  it("the registration payload is trimmed, except passwords", () => {
    assert.strictEqual(payload.paymentPassword, " paymentPassword ")
    assert.strictEqual(payload.nickname, "nickname")
  })

  it("a registration sends no hidden fields", () => {
    const sent = Registration.payload(draft("mobile", "MOBILENUMPASSREG3", "VALID_CAPTCHA3"), context)
    assert.deepInclude(sent, { username: "", password: "", confirmPassword: "", captcha: "" })
    const { typed: all, circumstances } = draft("username")
    const bare = { ...circumstances, settings: { fields: {} } }
    const plain = Registration.payload({ typed: all, circumstances: bare, countryDialingCode: "63" }, context)
    assert.deepInclude(plain, { mobileNum: "", countryDialingCode: "", zalo: "", affiliateCode: "" })
  })

  it("a valid invitation code in the address replaces the code that the player typed", () => {
    const given = draft("username")
    const circumstances = { ...given.circumstances, affiliate: "valid" } as const
    const sent = Registration.payload({ ...given, circumstances }, { ...context, affiliateCode: "LANTERN8" })
    assert.strictEqual(sent.affiliateCode, "LANTERN8")
    assert.strictEqual(Form.invitationToCheck(typed, circumstances), "")
    assert.strictEqual(Form.invitationToCheck(typed, given.circumstances), "affiliateCode")
  })

  it("[RG-27] only a registration by username sends the normal-register flag", () => {
    assert.strictEqual(Registration.request("username", payload).normalRegister, true)
    assert.notProperty(Registration.request("mobile", payload), "normalRegister")
  })

  it("[EN-38] only a registration through Firebase sends the two Firebase fields", () => {
    assert.deepInclude(Registration.request("mobile", payload, "T"), {
      firebaseChannel: "sms",
      firebaseIdToken: "T",
    })
    for (const key of ["firebaseChannel", "firebaseIdToken"])
      assert.notProperty(Registration.request("mobile", payload), key)
  })
})

describe("login after registration", () => {
  it("a new member logs in with the password, or with the SMS code when the registration has no password", () => {
    assert.deepStrictEqual(Registration.newAccount(draft("username")), {
      type: "username",
      username: "username",
      countryDialingCode: "",
    })
    assert.deepStrictEqual(Registration.newAccount(draft("mobile")), {
      type: "username",
      username: "mobileNum",
      countryDialingCode: "",
    })
    assert.deepStrictEqual(Registration.newAccount(draft("mobile", "MOBILENUMPASSREG3")), {
      type: "sms",
      username: "mobileNum",
      countryDialingCode: "63",
    })
  })
})
