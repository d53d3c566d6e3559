import { assert, describe, it } from "@effect/vitest"
import { Option, Schema } from "effect"

import { obfuscate, reveal } from "#domain/entry/obfuscation.ts"
import { RememberedLogin } from "#domain/entry/RememberedLogin.ts"

const passwords = ["secret1", "", " with blanks ", "mật khẩu", "密码🔑", "a".repeat(200)]

describe("stored login", () => {
  it.each(passwords)("[EN-32] a remembered password %j is restored from its obfuscated value", (password) => {
    const stored = obfuscate(password)
    assert.strictEqual(reveal(stored), password)
    if (password !== "") {
      assert.notInclude(stored, password)
      assert.notInclude(atob(stored), password)
    }
  })

  it("[EN-32] a stored login is unchanged after encoding and decoding", () => {
    const codec = Schema.fromJsonString(RememberedLogin)
    for (const type of ["username", "sms"] as const) {
      const stored = { type, username: "neo", password: obfuscate("secret1"), countryDialingCode: "63" }
      const text = Schema.encodeSync(codec)(stored)
      assert.deepStrictEqual(Schema.decodeSync(codec)(text), stored)
      assert.notInclude(text, "secret1")
    }
    const other = { type: "firebase", username: "", password: "", countryDialingCode: "" }
    assert.deepStrictEqual(Schema.decodeUnknownOption(RememberedLogin)(other), Option.none())
  })

  it("a stored password in a foreign format is ignored", () => {
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
