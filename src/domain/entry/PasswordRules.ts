import { ownLength } from "./RegisterForm.ts"

/** The rules of the product's own password pattern (decision 93). A merchant's pattern has no rules in words. */
export const passwordRules = ["password_length", "password_letters_digits"] as const
export type PasswordRule = (typeof passwordRules)[number]

const tests: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  password_length: ({ length }) => length >= ownLength.min && length <= ownLength.max,
  password_letters_digits: (password) => /^[A-Za-z0-9]+$/.test(password),
}

/** The rules that a password meets. */
export const metRules = (password: string): ReadonlyArray<PasswordRule> =>
  passwordRules.filter((rule) => tests[rule](password))
