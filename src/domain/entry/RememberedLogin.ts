import { Schema } from "effect"

export const RememberedLogin = Schema.Struct({
  type: Schema.Literals(["username", "sms"]),
  username: Schema.String,
  password: Schema.String,
  countryDialingCode: Schema.String,
})
export type RememberedLogin = typeof RememberedLogin.Type
