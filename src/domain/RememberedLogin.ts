import { Schema } from "effect"

/** A login kept on this device, a mode (decision 59). */
export const RememberedLogin = Schema.Struct({
  type: Schema.Literals(["username", "sms"]),
  username: Schema.String,
  /** Base64 of a marker and the base64 of the password; see `obfuscation.ts`. */
  password: Schema.String,
  countryDialingCode: Schema.String,
})
export type RememberedLogin = typeof RememberedLogin.Type
