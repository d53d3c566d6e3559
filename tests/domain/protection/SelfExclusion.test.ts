import { describe, expect, it } from "vitest"

import { check, fieldOf, type Form, payload } from "#domain/protection/SelfExclusion.ts"

const form = (change: Partial<Form> = {}, typed: Partial<Form["typed"]> = {}): Form => ({
  length: 6,
  word: "EXCLUDE",
  needsPassword: true,
  ...change,
  typed: { word: "EXCLUDE", password: "lantern123", ...typed },
})

describe("the form of a self-exclusion", () => {
  it.each(["EXCLUDE", "exclude", " Exc lude ", "ＥＸＣＬＵＤＥ"])("the word %j is accepted", (word) => {
    expect(check(form({}, { word }))).toEqual({})
  })

  it("a word of another language is accepted without its blanks", () => {
    expect(check(form({ word: "LOẠI TRỪ" }, { word: "loại trừ" }))).toEqual({})
    expect(check(form({ word: "LOẠI TRỪ" }, { word: "loạitrừ" }))).toEqual({})
  })

  it.each(["", "EXCLUD", "EXCLUDED", "yes"])("the text %j is refused at the field of the word", (word) => {
    expect(check(form({}, { word }))).toEqual({ word: { key: "word_missing" } })
  })

  it("a missing password is refused only where the account has one", () => {
    expect(check(form({}, { password: "" }))).toEqual({ password: { key: "enter_password" } })
    expect(check(form({ needsPassword: false }, { password: "" }))).toEqual({})
  })

  it("a permanent exclusion is sent as null, and an empty password is not sent", () => {
    expect(payload(form({ length: "permanent" }))).toEqual({ months: null, password: "lantern123" })
    expect(payload(form({ length: 60 }, { password: "" }))).toEqual({ months: 60 })
  })

  it("a wrong password belongs to its field, and another refusal to none", () => {
    expect(fieldOf({ key: "login_password_wrong" })).toBe("password")
    expect(fieldOf({ key: "no_permission" })).toBeUndefined()
  })
})
