import { Schema } from "effect"

import { Flag, orElse, text } from "#domain/Lenient.ts"
import { MemberType, unknown } from "#domain/MemberType.ts"
import { Session, SessionToken } from "#domain/Session.ts"

import * as Call from "../Call.ts"

/** Logs in; a refusal may say that the captcha is wanted (spec §3 "Login payload"). */
export const login = Call.change("POST", {
  path: "/wps/session/login",
  encrypted: true,
  input: Schema.Struct({
    username: Schema.String,
    password: Schema.String,
    captcha: Schema.optionalKey(Schema.String),
    type: Schema.Literals(["username", "sms", "firebase"]),
    countryDialingCode: Schema.optionalKey(Schema.String),
    firebaseChannel: Schema.optionalKey(Schema.Literal("sms")),
    firebaseIdToken: Schema.optionalKey(Schema.String),
    firebaseMobileNo: Schema.optionalKey(Schema.String),
  }),
  output: Session,
})

/** Ends the session of a token. */
export const logout = Call.change("DELETE", {
  path: "/wps/session/logout",
  input: Schema.Struct({ token: SessionToken }),
  output: Call.Ignored,
})

/** Starts a free-play session. `customerType` 4 is the trial flag (decision 104). */
export const freePlay = Call.change("POST", {
  path: "/wps/session/login/freeplay",
  input: Schema.Struct({ moduleId: Schema.Literal("FREEPLAY3") }),
  output: Schema.Struct({ token: SessionToken, userName: text, customerType: orElse(MemberType, unknown) }),
})

/** The trial account behind a free-play session. Assumed: `{ userName, password }`. */
export const trialUser = Call.read({
  path: "/wps/member/trialuser",
  input: Call.Nothing,
  output: Schema.Struct({ userName: Schema.String, password: text }),
})

/** A fresh captcha image, base64 of a PNG or SVG; a cookie ties it to the next call. */
export const captcha = Call.read({ path: "/wps/captcha", input: Call.Nothing, output: Schema.String })

/** Whether a username is taken. */
export const checkUsername = Call.read({
  path: "/wps/check/username",
  input: Schema.Struct({ username: Schema.String }),
  output: Schema.Struct({ exists: Flag }),
})

/** Whether an e-mail address is taken. */
export const checkEmail = Call.read({
  path: "/wps/check/email",
  input: Schema.Struct({ email: Schema.String }),
  output: Schema.Struct({ exists: Flag }),
})

/** Whether an invitation code is valid on this domain; a refusal says no. */
export const checkAffiliate = Call.read({
  path: "/wps/check/affiliate",
  input: Schema.Struct({ code: Schema.String, domain: Schema.String }),
  output: Call.Ignored,
})
