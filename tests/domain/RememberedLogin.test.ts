import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { obfuscate, reveal } from "#domain/obfuscation.ts"
import { RememberedLogin } from "#domain/RememberedLogin.ts"

const passwords = ["secret1", "", " with blanks ", "mật khẩu", "密码🔑", "a".repeat(200)]

describe("a remembered login", () => {
  it.each(passwords)(
    "[EN-32] the password %j comes back from what is stored, which is not it",
    (password) => {
      const stored = obfuscate(password)
      assert.strictEqual(reveal(stored), password)
      if (password !== "") {
        assert.notInclude(stored, password)
        assert.notInclude(atob(stored), password)
      }
    },
  )

  it("[EN-32] a remembered login is the same after it was written and read", () => {
    const codec = Schema.fromJsonString(RememberedLogin)
    for (const type of ["username", "sms"] as const) {
      const kept = { type, username: "neo", password: obfuscate("secret1"), countryDialingCode: "63" }
      const text = Schema.encodeSync(codec)(kept)
      assert.deepStrictEqual(Schema.decodeSync(codec)(text), kept)
      assert.notInclude(text, "secret1")
    }
    const other = { type: "firebase", username: "", password: "", countryDialingCode: "" }
    assert.deepStrictEqual(Schema.decodeUnknownOption(RememberedLogin)(other), Option.none())
  })

  it("what is not ours reveals nothing", () => {
    for (const foreign of [
      "",
      "secret1",
      "%%%",
      btoa("secret1"),
      btoa("lantern:%%%"),
      btoa(btoa("secret1")),
    ]) {
      assert.isUndefined(reveal(foreign), foreign)
    }
  })
})
