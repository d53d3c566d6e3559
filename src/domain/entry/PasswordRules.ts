import { ownLength } from "./ownLength.ts"

export const passwordRules = ["password_length", "password_letters_digits"] as const
export type PasswordRule = (typeof passwordRules)[number]

const tests: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  password_length: ({ length }) => length >= ownLength.min && length <= ownLength.max,
  password_letters_digits: (password) => /^[A-Za-z0-9]+$/.test(password),
}

export const metRules = (password: string): ReadonlyArray<PasswordRule> =>
  passwordRules.filter((rule) => tests[rule](password))
