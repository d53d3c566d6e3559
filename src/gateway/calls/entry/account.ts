import { Schema } from "effect"

import { timings } from "#config/timings.ts"
import { providers } from "#domain/entry/Identity.ts"
import { withFallback, text } from "#domain/Lenient.ts"
import { MemberType, unknown } from "#domain/MemberType.ts"
import { Session, SessionToken } from "#domain/Session.ts"
import * as Call from "#gateway/Call.ts"

// A refusal may require a captcha (spec §3 "Login payload").
export const login = Call.change("POST", {
  path: "/wps/session/login",
  encrypted: true,
  namesDevice: true,
  input: Schema.Struct({
    username: Schema.String,
    password: Schema.String,
    captcha: Schema.optionalKey(Schema.String),
    type: Schema.Literals(["username", "sms", "firebase"]),
    countryDialingCode: Schema.optionalKey(Schema.String),
    // Assumed: a login by Facebook or Google sends its provider here, and an empty mobile number.
    firebaseChannel: Schema.optionalKey(Schema.Literals(["sms", ...providers])),
    firebaseIdToken: Schema.optionalKey(Schema.String),
    firebaseMobileNo: Schema.optionalKey(Schema.String),
  }),
  output: Session,
})

export const logout = Call.change("DELETE", {
  path: "/wps/session/logout",
  input: Schema.Struct({ token: SessionToken }),
  fromCaller: ["token"],
  output: Call.Ignored,
  // Equals the duration of the loader (spec §9 "Loading toast").
  timeout: timings.loaderUntilDone,
  outlivesPage: true,
})

// In the response, `customerType` 4 marks a trial account (open point 104).
export const freePlay = Call.change("POST", {
  path: "/wps/session/login/freeplay",
  input: Schema.Struct({
    moduleId: Schema.Literal("FREEPLAY3"),
    // Assumed: the captcha is sent as in the login.
    captcha: Schema.optionalKey(Schema.String),
  }),
  output: Schema.Struct({
    token: SessionToken,
    userName: text,
    customerType: withFallback(MemberType, unknown),
  }),
  // Equals the duration of the loader (spec §9 "Loading toast").
  timeout: timings.loaderUntilDone,
})

// Assumed: the trial account is `{ userName, password }`.
export const trialUser = Call.plainRead({
  path: "/wps/member/trialuser",
  output: Schema.Struct({ userName: Schema.String, password: text }),
})

/** Returns an image as base64 PNG or SVG. A cookie links the image to the next request. */
export const captcha = Call.plainRead({ path: "/wps/captcha", output: Schema.String })

// `expirationTime` is in epoch milliseconds.
const CodeSent = Schema.Struct({ expirationTime: withFallback(Schema.Finite, 0) })

export const sendRegisterCode = Call.change("POST", {
  path: "/wps/verification/sms/register",
  input: Schema.Struct({
    mobileNum: Schema.String,
    countryDialingCode: Schema.String,
    verification: Schema.String,
  }),
  output: CodeSent,
})

export const sendLoginCode = Call.change("POST", {
  path: "/wps/verification/sms/noLogin",
  input: Schema.Struct({
    mobileNo: Schema.String,
    countryDialingCode: Schema.String,
    verification: Schema.String,
  }),
  output: CodeSent,
})

export const setPasswordByPhone = Call.change("POST", {
  path: "/wps/member/password/phone",
  encrypted: true,
  input: Schema.Struct({
    mobileNo: Schema.String,
    countryDialingCode: Schema.String,
    verificationCode: Schema.String,
    newPassword: Schema.String,
    confirmNewPassword: Schema.String,
  }),
  output: Call.Ignored,
})

export const changePassword = Call.change("POST", {
  path: "/wps/member/password",
  secret: true,
  input: Schema.Struct({
    oldPassword: Schema.String,
    newPassword: Schema.String,
    confirmNewPassword: Schema.String,
  }),
  output: Call.Ignored,
})

export const sendEmailCode = Call.change("POST", {
  path: "/wps/member/password/email",
  input: Schema.Struct({ username: Schema.String, email: Schema.String }),
  output: CodeSent,
})

export const setPasswordByEmail = Call.change("POST", {
  path: "/wps/member/password/verification",
  secret: true,
  input: Schema.Struct({
    username: Schema.String,
    email: Schema.String,
    verificationCode: Schema.String,
    newPassword: Schema.String,
    confirmNewPassword: Schema.String,
  }),
  output: Call.Ignored,
})
