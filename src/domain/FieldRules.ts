import { Schema } from "effect"

import { recovered } from "./Lenient.ts"
import * as MerchantPattern from "./MerchantPattern.ts"

/** A pattern that is not a string decodes to null; the other patterns are unaffected. */
const Pattern = recovered(Schema.NullOr(Schema.String), null)

/** The server's patterns by field name (gateway §2 "settings/consolidated"). */
export const FieldRules = Schema.Struct({
  patterns: Schema.Record(Schema.String, Pattern),
})
export type FieldRules = typeof FieldRules.Type

/** The app's own patterns for fields that the server sends no pattern for (decisions 92, 93). */
const defaults: Readonly<Record<string, string>> = {
  loginUsername: "^[A-Za-z0-9]{4,16}$",
  loginPassword: "^[A-Za-z0-9]{6,16}$",
  loginMobileNum: "^[0-9]{7,15}$",
  verificationCode: "^[0-9]{4,6}$",
  password: "^[A-Za-z0-9]{6,16}$",
  email: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$",
}

/**
 * Whether a value matches the named pattern.
 *
 * An empty pattern accepts every value. A missing or invalid one falls back to the app's default, if one
 * exists.
 */
export const passes = (rules: FieldRules, name: string, value: string): boolean => {
  const configured = rules.patterns[name]
  if (configured === "") return true
  return (
    MerchantPattern.matches(configured ?? undefined, value) ??
    MerchantPattern.matches(defaults[name], value) ??
    true
  )
}
