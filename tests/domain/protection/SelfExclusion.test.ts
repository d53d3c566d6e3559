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
  it.each(["EXCLUDE", "exclude", " Exc lude ", "ＥＸＣＬＵＤＥ"])("accepts the typed word %j", (word) => {
    expect(check(form({}, { word }))).toEqual({})
  })

  it("accepts a confirmation word of another language without its spaces", () => {
    expect(check(form({ word: "LOẠI TRỪ" }, { word: "loại trừ" }))).toEqual({})
    expect(check(form({ word: "LOẠI TRỪ" }, { word: "loạitrừ" }))).toEqual({})
  })

  it.each(["", "EXCLUD", "EXCLUDED", "yes"])("refuses the text %j at the confirmation field", (word) => {
    expect(check(form({}, { word }))).toEqual({ word: { key: "word_missing" } })
  })

  it("requires a password only if the account has a password", () => {
    expect(check(form({}, { password: "" }))).toEqual({ password: { key: "enter_password" } })
    expect(check(form({ needsPassword: false }, { password: "" }))).toEqual({})
  })

  it("sends a permanent exclusion as null, and omits an empty password", () => {
    expect(payload(form({ length: "permanent" }))).toEqual({ months: null, password: "lantern123" })
    expect(payload(form({ length: 60 }, { password: "" }))).toEqual({ months: 60 })
  })

  it("shows a wrong password at the password field, and any other refusal at no field", () => {
    expect(fieldOf({ key: "login_password_wrong" })).toBe("password")
    expect(fieldOf({ key: "no_permission" })).toBeUndefined()
  })
})
