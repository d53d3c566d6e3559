import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Identity from "#domain/entry/Identity.ts"
import * as RegisterForm from "#domain/entry/RegisterForm.ts"
import { type ModuleId, Whitelabel } from "#domain/Whitelabel.ts"
import { project } from "#tests/support/fakeFirebase.ts"
import * as sample from "#tests/domain/samples.ts"

const read = Schema.decodeUnknownSync(Whitelabel)

describe("Firebase project", () => {
  it("optional settings of a Firebase project can be missing, and invalid settings are dropped", () => {
    const { firebase } = read({ ...sample.bareWhitelabel, firebase: { apiKey: "k", messagingSenderId: "7" } })
    assert.deepStrictEqual(firebase, {
      apiKey: "k",
      authDomain: "",
      projectId: "",
      appId: "",
      sms: true,
      authEmulator: "",
    })
    for (const none of [null, {}, "yes", { apiKey: "" }, { apiKey: 7 }]) {
      assert.isNull(read({ ...sample.bareWhitelabel, firebase: none }).firebase)
    }
  })

  const rows: ReadonlyArray<readonly [ReadonlyArray<ModuleId>, boolean, ReadonlyArray<Identity.Provider>]> = [
    [["FACEBOOKLOGIN3", "GOOGLELOGIN3"], true, ["facebook", "google"]],
    [["FACEBOOKLOGIN3"], true, ["facebook"]],
    [["GOOGLELOGIN3"], true, ["google"]],
    [[], true, []],
    [["FACEBOOKLOGIN3", "GOOGLELOGIN3"], false, []],
  ]

  it("[LG-06, LG-07, VA-31] Facebook and Google logins show only when their modules are on and a Firebase project is configured", () => {
    for (const [modules, isThere, expected] of rows) {
      assert.deepStrictEqual(Identity.offered({ modules, firebase: isThere ? project : null }), expected)
    }
    const homeless = { ...project, authDomain: "" }
    assert.deepStrictEqual(Identity.offered({ modules: ["GOOGLELOGIN3"], firebase: homeless }), [])
  })

  it("Firebase sends the SMS codes when it is configured and enabled for SMS (open point 98)", () => {
    assert.isTrue(Identity.sendsCodes({ firebase: project }))
    assert.isFalse(Identity.sendsCodes({ firebase: { ...project, sms: false } }))
    assert.isFalse(Identity.sendsCodes({ firebase: null }))
    assert.isFalse(Identity.sendsCodes({}))
  })
})

describe("number for Firebase", () => {
  it("the number for Firebase has the country code instead of the leading zero", () => {
    assert.strictEqual(Identity.international("09175551000", "63"), "+639175551000")
    assert.strictEqual(Identity.international("9175551000", "63"), "+639175551000")
  })
})

describe("Google login", () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15"
  const isRefused = (userAgent: string) => Identity.refusesGoogle({ userAgent, isStandalone: false })

  it("a login by Google is refused in in-app browsers only", () => {
    const within = [
      `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`,
      `${iphone} Mobile/15E148 Instagram 300.0`,
      `${iphone} Safari Line/14.5.0`,
      "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36",
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 MicroMessenger/8.0",
      `${iphone} AppShellVer/1.8.0`,
    ]
    for (const userAgent of within) assert.isTrue(isRefused(userAgent), userAgent)
    const own = [
      `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`,
      `${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`,
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36",
    ]
    for (const userAgent of own) assert.isFalse(isRefused(userAgent), userAgent)
  })
})

describe("verification of the registration code", () => {
  const circumstances = (
    mode: "username" | "mobile",
    modules: ReadonlyArray<ModuleId>,
    firebase: typeof project | null = project,
  ): RegisterForm.Circumstances => ({
    mode,
    settings: { fields: { mobileNum: { enabled: true, required: false } } },
    whitelabel: { modules, firebase },
    affiliate: "unknown",
  })
  it("[RG-21, RG-22] Firebase verifies the SMS code of a registration by mobile number, and by username only with REGMOBVERF3", () => {
    assert.isTrue(RegisterForm.verifiesCode(circumstances("mobile", [])))
    assert.isTrue(RegisterForm.verifiesCode(circumstances("username", ["REGMOBVERF3"])))
    assert.isFalse(RegisterForm.verifiesCode(circumstances("username", [])))
    assert.isFalse(RegisterForm.verifiesCode(circumstances("mobile", [], null)))
  })

  it("[RG-22] a registration by username requires the mobile number and its code with REGMOBVERF3, even when the server disables these fields", () => {
    const fieldsOf = (modules: ReadonlyArray<ModuleId>, firebase: typeof project | null = project) => {
      const { settings: _enabled, ...others } = circumstances("username", modules, firebase)
      const disabled = { ...others, settings: { fields: {} } }
      return RegisterForm.shownFields(disabled).filter((field) => RegisterForm.isRequired(field, disabled))
    }
    const plain = ["username", "password", "confirmPassword"]
    assert.deepStrictEqual(fieldsOf(["REGMOBVERF3"]), [...plain, "mobileNum", "verificationCode"])
    assert.deepStrictEqual(fieldsOf([]), plain)
    assert.deepStrictEqual(fieldsOf(["REGMOBVERF3"], null), plain)
    const number = { ...RegisterForm.none, mobileNum: "9175550001" }
    const asked = circumstances("username", ["REGMOBVERF3"])
    assert.containsAllKeys(RegisterForm.check(RegisterForm.none, asked), ["mobileNum", "verificationCode"])
    assert.hasAnyKeys(RegisterForm.check(number, asked), ["verificationCode"])
  })
})
