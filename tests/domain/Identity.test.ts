import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Identity from "#domain/Identity.ts"
import * as RegisterForm from "#domain/RegisterForm.ts"
import { type ModuleId, Whitelabel } from "#domain/Whitelabel.ts"

import { project } from "../support/fakeFirebase.ts"

const read = Schema.decodeUnknownSync(Whitelabel)

describe("a merchant's project at Firebase", () => {
  it("is read by its names, with what may be missing; anything else is none", () => {
    const { firebase } = read({ firebase: { apiKey: "k", messagingSenderId: "7" } })
    assert.deepStrictEqual(firebase, {
      apiKey: "k",
      authDomain: "",
      projectId: "",
      appId: "",
      sms: true,
      authEmulator: "",
    })
    for (const none of [null, {}, "yes", { apiKey: "" }, { apiKey: 7 }]) {
      assert.isNull(read({ firebase: none }).firebase)
    }
  })

  const rows: ReadonlyArray<readonly [ReadonlyArray<ModuleId>, boolean, ReadonlyArray<Identity.Provider>]> = [
    [["FACEBOOKLOGIN3", "GOOGLELOGIN3"], true, ["facebook", "google"]],
    [["FACEBOOKLOGIN3"], true, ["facebook"]],
    [["GOOGLELOGIN3"], true, ["google"]],
    [[], true, []],
    [["FACEBOOKLOGIN3", "GOOGLELOGIN3"], false, []],
  ]

  it("[LG-06, LG-07, VA-31] offers Facebook and Google by their flags, and none without a project", () => {
    for (const [modules, isThere, expected] of rows) {
      assert.deepStrictEqual(Identity.offered({ modules, firebase: isThere ? project : null }), expected)
    }
    const homeless = { ...project, authDomain: "" }
    assert.deepStrictEqual(Identity.offered({ modules: ["GOOGLELOGIN3"], firebase: homeless }), [])
  })

  it("sends the codes where it is initialised and enabled for them (decision 98)", () => {
    assert.isTrue(Identity.sendsCodes({ firebase: project }))
    assert.isFalse(Identity.sendsCodes({ firebase: { ...project, sms: false } }))
    assert.isFalse(Identity.sendsCodes({ firebase: null }))
    assert.isFalse(Identity.sendsCodes({}))
  })
})

describe("a number for Firebase", () => {
  it("has its country's code in front, in place of the national zero", () => {
    assert.strictEqual(Identity.international("09175551000", "63"), "+639175551000")
    assert.strictEqual(Identity.international("9175551000", "63"), "+639175551000")
  })
})

describe("Google's login", () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15"
  const isRefused = (userAgent: string) => Identity.refusesGoogle({ userAgent, isStandalone: false })

  it("is refused in browsers within other apps, and in no other", () => {
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

describe("the code of a registration", () => {
  const circumstances = (
    way: "username" | "mobile",
    modules: ReadonlyArray<ModuleId>,
    firebase: typeof project | null = project,
  ): RegisterForm.Circumstances => ({
    way,
    settings: { fields: { mobileNum: { enabled: true, required: false } } },
    whitelabel: { modules, firebase },
    affiliate: "unknown",
  })
  const typed = { ...RegisterForm.none, mobileNum: "9175550001" }

  it("[RG-21, RG-22] is verified first by mobile number, by name only with REGMOBVERF3, and with Firebase only", () => {
    assert.isTrue(RegisterForm.verifiesCode(typed, circumstances("mobile", [])))
    assert.isTrue(RegisterForm.verifiesCode(typed, circumstances("username", ["REGMOBVERF3"])))
    assert.isFalse(RegisterForm.verifiesCode(typed, circumstances("username", [])))
    assert.isFalse(RegisterForm.verifiesCode(typed, circumstances("mobile", [], null)))
    const empty = { ...typed, mobileNum: " " }
    assert.isFalse(RegisterForm.verifiesCode(empty, circumstances("username", ["REGMOBVERF3"])))
  })
})
