import { assert, it } from "@effect/vitest"

import { metRules, type PasswordRule } from "#domain/entry/PasswordRules.ts"

const rows: ReadonlyArray<readonly [password: string, met: ReadonlyArray<PasswordRule>]> = [
  ["", []],
  ["abc12", ["password_letters_digits"]],
  ["abc123", ["password_length", "password_letters_digits"]],
  ["a".repeat(16), ["password_length", "password_letters_digits"]],
  ["a".repeat(17), ["password_letters_digits"]],
  ["abc-123", ["password_length"]],
  ["a b", []],
  ["名前名前名前", ["password_length"]],
]

it("the length rule and the letters-and-digits rule of a password are reported separately", () => {
  for (const [password, met] of rows) assert.deepStrictEqual(metRules(password), met, password)
})
