import { Schema } from "effect"

import type { RememberedLogin } from "./RememberedLogin.ts"
import { type Circumstances, cleaned, type Field, isShown, type Typed } from "./RegisterForm.ts"
import { registerMethods } from "./RegisterMethod.ts"
import type { RegisterWay } from "./RegisterWay.ts"

/** What a player hands in: it holds passwords, and is handed on, never kept. */
export interface Draft {
  readonly typed: Typed
  readonly circumstances: Circumstances
  readonly countryDialingCode: string
}

/** The registration as it travels, spec §3 "Registration payload". */
export const Payload = Schema.Struct({
  countryDialingCode: Schema.String,
  /** Host of the page. */
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

/** What a registration adds to its payload by its way (decision 99) and, with Firebase, by its proof. */
export const Request = Schema.Struct({
  ...Payload.fields,
  normalRegister: Schema.optionalKey(Schema.Literal(true)),
  firebaseChannel: Schema.optionalKey(Schema.Literal("sms")),
  firebaseIdToken: Schema.optionalKey(Schema.String),
})
export type Request = typeof Request.Type

/** Where and how a registration is made. */
export interface Place {
  readonly host: string
  readonly registerMethod: Payload["registerMethod"]
  /** The invitation code of the address; it stands in where the field is not shown. */
  readonly affiliateCode: string
}

/** The payload of a draft; fields that are not shown are empty, and the second password is the first. */
export const payload = (draft: Draft, place: Place): Payload => {
  const { circumstances } = draft
  const clean = cleaned(draft.typed)
  const of = (field: Field): string => (isShown(field, circumstances) ? clean[field] : "")
  return {
    countryDialingCode: of("mobileNum") === "" ? "" : draft.countryDialingCode,
    registerUrl: place.host,
    registerMethod: place.registerMethod,
    username: of("username"),
    password: of("password"),
    confirmPassword: of("password"),
    affiliateCode: of("affiliateCode") || place.affiliateCode,
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
    domain: place.host,
    verificationCode: of("verificationCode"),
  }
}

/** The request of a way: only registration by name carries the normal-register flag (decision 99). */
export const request = (way: RegisterWay, sent: Payload, firebaseIdToken?: string): Request => ({
  ...sent,
  ...(way === "username" ? { normalRegister: true as const } : {}),
  ...(firebaseIdToken === undefined ? {} : { firebaseChannel: "sms" as const, firebaseIdToken }),
})

/** How somebody who has just registered logs in. */
export type Newcomer = Pick<RememberedLogin, "type" | "username" | "countryDialingCode">

/** Who registered by mobile number without a password logs in by SMS code; everybody else by name. */
export const newcomer = ({ typed, circumstances, countryDialingCode }: Draft): Newcomer => {
  const { username, mobileNum } = cleaned(typed)
  if (circumstances.way === "username") return { type: "username", username, countryDialingCode: "" }
  return isShown("password", circumstances)
    ? { type: "username", username: mobileNum, countryDialingCode: "" }
    : { type: "sms", username: mobileNum, countryDialingCode }
}
