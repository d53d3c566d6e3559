import { Schema } from "effect"

import { providers } from "#domain/Identity.ts"
import { orElse, text } from "#domain/Lenient.ts"
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
    /** Assumed: a login by Facebook or Google names that instead; its mobile number is empty. */
    firebaseChannel: Schema.optionalKey(Schema.Literals(["sms", ...providers])),
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
  input: Schema.Struct({
    moduleId: Schema.Literal("FREEPLAY3"),
    /** Assumed: a captcha that the gateway asks for is answered as at the login. */
    captcha: Schema.optionalKey(Schema.String),
  }),
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

/** When a code that was sent ends, epoch milliseconds. */
const CodeSent = Schema.Struct({ expirationTime: orElse(Schema.Finite, 0) })

/** Sends an SMS code for a registration. */
export const sendRegisterCode = Call.change("POST", {
  path: "/wps/verification/sms/register",
  input: Schema.Struct({
    mobileNum: Schema.String,
    countryDialingCode: Schema.String,
    verification: Schema.String,
  }),
  output: CodeSent,
})

/** Sends an SMS code for a login or a recovery. */
export const sendLoginCode = Call.change("POST", {
  path: "/wps/verification/sms/noLogin",
  input: Schema.Struct({
    mobileNo: Schema.String,
    countryDialingCode: Schema.String,
    verification: Schema.String,
  }),
  output: CodeSent,
})

/** Sets a new password by an SMS code. */
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

/** Changes the password of the session's member, spec §3 "Change-password payload". */
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

/** Sends a code for a recovery by e-mail. */
export const sendEmailCode = Call.change("POST", {
  path: "/wps/member/password/email",
  input: Schema.Struct({ username: Schema.String, email: Schema.String }),
  output: CodeSent,
})

/** Sets a new password by a code that came by e-mail. */
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
