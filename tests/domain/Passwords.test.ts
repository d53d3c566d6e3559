import { readFileSync } from "node:fs"

import { assert, describe, it } from "@effect/vitest"

import { languageFacts, languages } from "#config/product.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import * as Passwords from "#domain/Passwords.ts"
import * as Chance from "#fixtures/data/Chance.ts"

const noRules: FieldRules = { patterns: {} }
const good = { oldPassword: "lantern123", newPassword: "lantern456", confirmPassword: "lantern456" }

const check = (change: Partial<Passwords.Typed>, rules = noRules, asksOld = true) =>
  Passwords.check({ ...good, ...change }, rules, asksOld)

const textOf = (file: string, key: string): string => {
  const texts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(`src/i18n/locales/${file}.json`, "utf8"),
  )
  return texts[key] ?? ""
}

describe("the change of a password", () => {
  it("good fields have no errors", () => {
    assert.deepStrictEqual(check({}), {})
  })

  it("[VA-02] asks for the confirmation with 'Enter password'", () => {
    assert.deepStrictEqual(check({ confirmPassword: "" }), { confirmPassword: "enter_password" })
    assert.strictEqual(textOf("en", "enter_password"), "Enter password")
  })

  it("[VA-03] refuses a confirmation that differs by 'Confirmation password not matched', in every language", () => {
    for (const confirmPassword of ["lantern457", "Lantern456", "lantern456 ", "x"]) {
      assert.deepStrictEqual(check({ confirmPassword }), { confirmPassword: "confirmation_mismatch" })
    }
    assert.strictEqual(textOf("en", "confirmation_mismatch"), "Confirmation password not matched")
    for (const language of languages)
      assert.isNotEmpty(textOf(languageFacts[language].file, "confirmation_mismatch"))
  })

  it("[VA-04] tests the old password by loginPassword and the new one by password", () => {
    const rules = { patterns: { loginPassword: "^o+$", password: "^n+$" } }
    const typed = { oldPassword: "ooo", newPassword: "nnn", confirmPassword: "nnn" }
    assert.deepStrictEqual(check(typed, rules), {})
    assert.deepStrictEqual(check({ oldPassword: "nnn", newPassword: "ooo", confirmPassword: "ooo" }, rules), {
      oldPassword: "password_format",
      newPassword: "password_format",
    })
  })

  it("the product's own patterns stand in for those the server lacks", () => {
    for (const newPassword of ["12345", "x".repeat(17), "pass word1", "pässword1"]) {
      const typed = { newPassword, confirmPassword: newPassword }
      assert.deepStrictEqual(check(typed), { newPassword: "password_format" })
    }
  })

  it("[VA-05] an empty old password passes where none is asked for, and nowhere else", () => {
    assert.deepStrictEqual(check({ oldPassword: "" }, noRules, false), {})
    assert.deepStrictEqual(check({ oldPassword: "" }), { oldPassword: "enter_password" })
    assert.deepStrictEqual(check({ newPassword: "", confirmPassword: "" }), {
      newPassword: "enter_password",
      confirmPassword: "enter_password",
    })
  })

  it("[VA-01] old and new must differ", () => {
    assert.isTrue(Passwords.isSame({ ...good, newPassword: good.oldPassword }))
    assert.isFalse(Passwords.isSame(good))
    assert.isFalse(Passwords.isSame(Passwords.nothing))
    assert.strictEqual(
      textOf("en", "same_password"),
      "The new password and the old password cannot be the same",
    )
  })

  it("names the wrong fields in the order of the form, and of filled ones only where that is asked", () => {
    const typed = { oldPassword: "1", newPassword: "2", confirmPassword: "" }
    const errors = check(typed)
    assert.deepStrictEqual(Passwords.wrongFields(errors), ["oldPassword", "newPassword", "confirmPassword"])
    assert.deepStrictEqual(Passwords.ofFilled(errors, typed), {
      oldPassword: "password_format",
      newPassword: "password_format",
    })
  })

  it("refuses what no field can hold, whatever the server's pattern says", () => {
    const chance = Chance.of("passwords")
    const foreign = ["\u0000", "\n", "\u202e", "\ud800", "\u2028"]
    for (const rules of [{ patterns: { password: "(" } }, { patterns: { password: "" } }]) {
      for (const sign of foreign) {
        const place = chance.whole(good.newPassword.length)
        const newPassword = good.newPassword.slice(0, place) + sign + good.newPassword.slice(place)
        const typed = { newPassword, confirmPassword: newPassword }
        assert.deepStrictEqual(check(typed, rules), { newPassword: "password_format" })
      }
      const long = "a".repeat(10_000)
      assert.deepStrictEqual(check({ newPassword: long, confirmPassword: long }, rules), {
        newPassword: "password_format",
      })
    }
  })
})
