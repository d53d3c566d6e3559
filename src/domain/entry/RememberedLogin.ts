import { Schema } from "effect"

/** A stored login, one for each mode (decision 59). */
export const RememberedLogin = Schema.Struct({
  type: Schema.Literals(["username", "sms"]),
  username: Schema.String,
  /** Obfuscated password: base64 of a marker and the base64 password. See `obfuscation.ts`. */
  password: Schema.String,
  countryDialingCode: Schema.String,
})
export type RememberedLogin = typeof RememberedLogin.Type
