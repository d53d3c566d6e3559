import { Schema } from "effect"

import type { RememberedLogin } from "./RememberedLogin.ts"
import { type Circumstances, cleaned, type Field, isShown, type Typed } from "./RegisterForm.ts"
import { registerMethods } from "./RegisterMethod.ts"
import type { RegisterMode } from "./RegisterMode.ts"

/** A draft contains passwords, so it must not be stored. */
export interface Draft {
  readonly typed: Typed
  readonly circumstances: Circumstances
  readonly countryDialingCode: string
}

export const Payload = Schema.Struct({
  countryDialingCode: Schema.String,
  registerUrl: Schema.String,
  registerMethod: Schema.Literals(registerMethods),
  username: Schema.String,
  password: Schema.String,
  confirmPassword: Schema.String,
  affiliateCode: Schema.String,
  paymentPassword: Schema.String,
  recommenderId: Schema.String,
  nickname: Schema.String,
  payeeName: Schema.String,
  email: Schema.String,
  mobileNum: Schema.String,
  idNumber: Schema.String,
  qqNum: Schema.String,
  facebook: Schema.String,
  wechat: Schema.String,
  line: Schema.String,
  whatsapp: Schema.String,
  zalo: Schema.String,
  captcha: Schema.String,
  type: Schema.Literal(0),
  domain: Schema.String,
  verificationCode: Schema.String,
})
export type Payload = typeof Payload.Type

export const Request = Schema.Struct({
  ...Payload.fields,
  normalRegister: Schema.optionalKey(Schema.Literal(true)),
  firebaseChannel: Schema.optionalKey(Schema.Literal("sms")),
  firebaseIdToken: Schema.optionalKey(Schema.String),
})
export type Request = typeof Request.Type

export interface RegistrationContext {
  readonly host: string
  readonly registerMethod: Payload["registerMethod"]
  readonly affiliateCode: string
}

export const payload = (draft: Draft, context: RegistrationContext): Payload => {
  const { circumstances } = draft
  const clean = cleaned(draft.typed)
  const of = (field: Field): string => (isShown(field, circumstances) ? clean[field] : "")
  return {
    countryDialingCode: of("mobileNum") === "" ? "" : draft.countryDialingCode,
    registerUrl: context.host,
    registerMethod: context.registerMethod,
    username: of("username"),
    password: of("password"),
    confirmPassword: of("password"),
    affiliateCode: of("affiliateCode") || context.affiliateCode,
    paymentPassword: of("paymentPassword"),
    recommenderId: of("recommenderId"),
    nickname: of("nickname"),
    payeeName: of("payeeName"),
    email: of("email"),
    mobileNum: of("mobileNum"),
    idNumber: of("idNumber"),
    qqNum: of("qqNum"),
    facebook: of("facebook"),
    wechat: of("wechat"),
    line: of("line"),
    whatsapp: of("whatsapp"),
    zalo: of("zalo"),
    captcha: of("captcha"),
    type: 0,
    domain: context.host,
    verificationCode: of("verificationCode"),
  }
}

export const request = (mode: RegisterMode, sent: Payload, firebaseIdToken?: string): Request => ({
  ...sent,
  // Only registration by username sets this field (open point 99).
  ...(mode === "username" ? { normalRegister: true as const } : {}),
  ...(firebaseIdToken === undefined ? {} : { firebaseChannel: "sms" as const, firebaseIdToken }),
})

export type NewAccount = Pick<RememberedLogin, "type" | "username" | "countryDialingCode">

export const newAccount = ({ typed, circumstances, countryDialingCode }: Draft): NewAccount => {
  const { username, mobileNum } = cleaned(typed)
  if (circumstances.mode === "username") return { type: "username", username, countryDialingCode: "" }
  // A mobile registration without a password logs in by SMS code.
  return isShown("password", circumstances)
    ? { type: "username", username: mobileNum, countryDialingCode: "" }
    : { type: "sms", username: mobileNum, countryDialingCode }
}
