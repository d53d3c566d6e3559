import { Schema } from "effect"

import { recovered } from "./Lenient.ts"
import * as MerchantPattern from "./MerchantPattern.ts"

const Pattern = recovered(Schema.NullOr(Schema.String), null)

export const FieldRules = Schema.Struct({
  patterns: Schema.Record(Schema.String, Pattern),
})
export type FieldRules = typeof FieldRules.Type

// These patterns apply where the server sends none (open points 92 and 93).
const defaults: Readonly<Record<string, string>> = {
  loginUsername: "^[A-Za-z0-9]{4,16}$",
  loginPassword: "^[A-Za-z0-9]{6,16}$",
  loginMobileNum: "^[0-9]{7,15}$",
  verificationCode: "^[0-9]{4,6}$",
  password: "^[A-Za-z0-9]{6,16}$",
  email: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$",
}

/** An empty pattern accepts every value. The app's default replaces a missing or invalid pattern. */
export const passes = (rules: FieldRules, name: string, value: string): boolean => {
  const configured = rules.patterns[name]
  if (configured === "") return true
  return (
    MerchantPattern.matches(configured ?? undefined, value) ??
    MerchantPattern.matches(defaults[name], value) ??
    true
  )
}
