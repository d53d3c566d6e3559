import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

import { languageFacts, languages } from "#config/product.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import * as Passwords from "#domain/account/Passwords.ts"
import * as Chance from "#fixtures/data/Chance.ts"

const noRules: FieldRules = { patterns: {} }
const good = { oldPassword: "lantern123", newPassword: "lantern456", confirmPassword: "lantern456" }

const check = (change: Partial<Passwords.Typed>, rules = noRules, needsOldPassword = true) =>
  Passwords.check({ ...good, ...change }, rules, needsOldPassword)

const textOf = (file: string, key: string): string => {
  const texts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(`src/i18n/locales/${file}.json`, "utf8"),
  )
  return texts[key] ?? ""
}

describe("password change", () => {
  it("[VA-02] an empty confirmation of a password shows 'Enter password'", () => {
    assert.deepStrictEqual(check({ confirmPassword: "" }), { confirmPassword: "enter_password" })
    assert.strictEqual(textOf("shared/en", "enter_password"), "Enter password")
  })

  it("[VA-03] a different confirmation of a password shows 'Confirmation password not matched' in every language", () => {
    for (const confirmPassword of ["lantern457", "Lantern456", "lantern456 ", "x"]) {
      assert.deepStrictEqual(check({ confirmPassword }), { confirmPassword: "confirmation_mismatch" })
    }
    assert.strictEqual(textOf("en", "confirmation_mismatch"), "Confirmation password not matched")
    for (const language of languages)
      assert.isNotEmpty(textOf(languageFacts[language].file, "confirmation_mismatch"))
  })

  it("[VA-04] the old password is validated by the rule loginPassword, the new password by the rule password", () => {
    const rules = { patterns: { loginPassword: "^o+$", password: "^n+$" } }
    const typed = { oldPassword: "ooo", newPassword: "nnn", confirmPassword: "nnn" }
    assert.deepStrictEqual(check(typed, rules), {})
    assert.deepStrictEqual(check({ oldPassword: "nnn", newPassword: "ooo", confirmPassword: "ooo" }, rules), {
      oldPassword: "check_password",
      newPassword: "check_password",
    })
  })

  it("the product's own password patterns apply when the server sends none", () => {
    for (const newPassword of ["12345", "x".repeat(17), "pass word1", "pässword1"]) {
      const typed = { newPassword, confirmPassword: newPassword }
      assert.deepStrictEqual(check(typed), { newPassword: "check_password" })
    }
  })

  it("[VA-05] an empty old password is valid only when the form has no field for the old password", () => {
    assert.deepStrictEqual(check({ oldPassword: "" }, noRules, false), {})
    assert.deepStrictEqual(check({ oldPassword: "" }), { oldPassword: "enter_password" })
    assert.deepStrictEqual(check({ newPassword: "", confirmPassword: "" }), {
      newPassword: "enter_password",
      confirmPassword: "enter_password",
    })
  })

  it("[VA-01] the new password must differ from the old one", () => {
    assert.isTrue(Passwords.isSame({ ...good, newPassword: good.oldPassword }))
    assert.isFalse(Passwords.isSame(good))
    assert.isFalse(Passwords.isSame(Passwords.nothing))
    assert.strictEqual(
      textOf("shared/en", "same_password"),
      "The new password and the old password cannot be the same",
    )
  })

  it("invalid password fields are listed in form order, optionally only filled ones", () => {
    const typed = { oldPassword: "1", newPassword: "2", confirmPassword: "" }
    const errors = check(typed)
    assert.deepStrictEqual(Passwords.wrongFields(errors), ["oldPassword", "newPassword", "confirmPassword"])
    assert.deepStrictEqual(Passwords.ofFilled(errors, typed), {
      oldPassword: "check_password",
      newPassword: "check_password",
    })
  })

  it("control characters in a password are refused, whatever pattern the server sends", () => {
    const chance = Chance.of("passwords")
    const foreign = ["\u0000", "\n", "\u202e", "\ud800", "\u2028"]
    for (const rules of [{ patterns: { password: "(" } }, { patterns: { password: "" } }]) {
      for (const sign of foreign) {
        const place = chance.whole(good.newPassword.length)
        const newPassword = good.newPassword.slice(0, place) + sign + good.newPassword.slice(place)
        const typed = { newPassword, confirmPassword: newPassword }
        assert.deepStrictEqual(check(typed, rules), { newPassword: "check_password" })
      }
      const long = "a".repeat(10_000)
      assert.deepStrictEqual(check({ newPassword: long, confirmPassword: long }, rules), {
        newPassword: "check_password",
      })
    }
  })
})
