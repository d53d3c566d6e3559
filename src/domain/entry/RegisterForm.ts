import { Schema, Struct } from "effect"

import type { MessageKey } from "#i18n/messages.ts"
import { codes } from "#domain/Failure.ts"
import { Flag, recovered, withFallback } from "#domain/Lenient.ts"
import * as MerchantPattern from "#domain/MerchantPattern.ts"
import * as TypedText from "#domain/TypedText.ts"
import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

import { checkCaptcha } from "./Credentials.ts"
import { sendsCodes } from "./Identity.ts"
import { ownLength } from "./ownLength.ts"
import type { RegisterMode } from "./RegisterMode.ts"

export const fields = [
  "username",
  "password",
  "confirmPassword",
  "mobileNum",
  "verificationCode",
  "email",
  "nickname",
  "payeeName",
  "idNumber",
  "qqNum",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "recommenderId",
  "paymentPassword",
  "affiliateCode",
  "captcha",
] as const
export type Field = (typeof fields)[number]

// A field without a setting is hidden (gateway §2 "setting/register").
const FieldSetting = Schema.Struct({
  enabled: withFallback(Flag, false),
  required: withFallback(Flag, false),
  regExp: Schema.optionalKey(Schema.String),
  message: Schema.optionalKey(Schema.String),
})

export const Settings = Schema.Struct({
  fields: Schema.Record(Schema.String, recovered(FieldSetting, { enabled: false, required: false })),
})
export type Settings = typeof Settings.Type

/** Validity of the address's invitation code. Unless `valid`, the form has a field for the code (open point 100). */
export type Affiliate = "unknown" | "valid" | "invalid"

export interface Circumstances {
  readonly mode: RegisterMode
  readonly settings: Settings
  readonly whitelabel: Pick<Whitelabel, "modules"> & Partial<Pick<Whitelabel, "firebase">>
  readonly affiliate: Affiliate
}

const mustVerify = ({ mode, whitelabel }: Circumstances): boolean =>
  // Firebase must send the SMS codes, and mobile verification must be on (spec §2 "Register screen", C42).
  mode === "username" && sendsCodes(whitelabel) && isOn(whitelabel, "REGMOBVERF3")

const isEnabled = ({ settings }: Circumstances, field: Field): boolean =>
  settings.fields[field]?.enabled ?? false

/** Spec §5 "Visibility" defines these rules. */
export const isShown = (field: Field, circumstances: Circumstances): boolean => {
  const { mode, whitelabel, affiliate } = circumstances
  const byMobile = mode === "mobile"
  switch (field) {
    case "username":
      return !byMobile
    case "password":
    case "confirmPassword":
      return !byMobile || isOn(whitelabel, "MOBILENUMPASSREG3")
    case "mobileNum":
      return byMobile || mustVerify(circumstances) || isEnabled(circumstances, field)
    case "verificationCode":
      return byMobile || isOn(whitelabel, "REGMOBVERF3")
    case "captcha":
      return isOn(whitelabel, "VALID_CAPTCHA3") && isEnabled(circumstances, field)
    case "affiliateCode":
      return isEnabled(circumstances, field) && affiliate !== "valid"
    default:
      return isEnabled(circumstances, field)
  }
}

const alwaysRequired: ReadonlyArray<Field> = ["username", "password", "confirmPassword", "captcha"]

export const isRequired = (field: Field, circumstances: Circumstances): boolean =>
  alwaysRequired.includes(field) ||
  ((field === "mobileNum" || field === "verificationCode") &&
    (circumstances.mode === "mobile" || mustVerify(circumstances))) ||
  (circumstances.settings.fields[field]?.required ?? false)

const groupOf = (field: Field, circumstances: Circumstances) => {
  const isNumber = field === "mobileNum" || field === "verificationCode"
  if (field === "captcha") return "captcha"
  if (isNumber && circumstances.mode === "mobile") return "first"
  // The code stays beside its number.
  return isRequired(isNumber ? "mobileNum" : field, circumstances) ? "required" : "optional"
}

/** In the order of the form: what is optional follows what is required, and the captcha is last. */
export const shownFields = (circumstances: Circumstances): ReadonlyArray<Field> =>
  (["first", "required", "optional", "captcha"] as const).flatMap((group) =>
    fields.filter((field) => groupOf(field, circumstances) === group && isShown(field, circumstances)),
  )

export type Typed = Readonly<Record<Field, string>>

const secrets: ReadonlyArray<Field> = ["password", "confirmPassword", "paymentPassword"]

export const cleaned = (typed: Typed): Typed => {
  const clean: Record<Field, string> = { ...typed }
  for (const field of fields) if (!secrets.includes(field)) clean[field] = TypedText.trimmed(typed[field])
  return {
    ...clean,
    mobileNum: TypedText.mobileNumber(typed.mobileNum),
    verificationCode: TypedText.code(typed.verificationCode),
  }
}

const formats: Readonly<Partial<Record<Field, MessageKey>>> = {
  username: "check_username",
  password: "check_password",
  paymentPassword: "payment_password_format",
  email: "check_email",
  nickname: "check_name",
  payeeName: "check_name",
  mobileNum: "check_mobile",
  verificationCode: "code_incomplete",
  affiliateCode: "invitation_code_error",
}

const lettersAndDigits = `^[A-Za-z0-9]{${ownLength.min},${ownLength.max}}$`

// These patterns apply to fields whose setting contains no pattern (open points 92 and 93).
const patterns: Readonly<Partial<Record<Field, string>>> = {
  username: lettersAndDigits,
  password: lettersAndDigits,
  mobileNum: "^[0-9]{7,15}$",
  verificationCode: "^[0-9]{4,6}$",
  email: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$",
}

const patternOf = (field: Field, { settings }: Circumstances): string | undefined =>
  settings.fields[field]?.regExp ?? patterns[field]

export const hintOf = (field: Field, circumstances: Circumstances): MessageKey | undefined => {
  const isOwn = field === "username" || field === "password"
  return isOwn && patternOf(field, circumstances) === patterns[field] ? "letters_digits_range" : undefined
}

/** A field may show several messages, each on its own line (open point 95). */
export type Errors = Readonly<Partial<Record<Field, ReadonlyArray<MessageKey>>>>

const messageOf = (field: Field, { settings }: Circumstances): MessageKey =>
  codes.find((code) => code === settings.fields[field]?.message) ?? formats[field] ?? "field_format"

const fits = (field: Field, value: string, circumstances: Circumstances): boolean => {
  const pattern = patternOf(field, circumstances)
  const byOwn = () => MerchantPattern.matches(patterns[field], value) ?? true
  return pattern === "" || (MerchantPattern.matches(pattern, value) ?? byOwn())
}

const brokenRules = (field: Field, value: string, at: Circumstances): ReadonlyArray<MessageKey> => {
  const [isPlain, isMatch] = [TypedText.isPlain(value), fits(field, value, at)]
  if (isPlain && isMatch) return []
  const own = messageOf(field, at)
  return isPlain || isMatch || own === "field_format" ? [own] : ["field_format", own]
}

const emptyMessage: Readonly<Partial<Record<Field, MessageKey>>> = {
  confirmPassword: "in_incorrect_password",
  captcha: "in_vwrite_code",
}

export const mustBeFilled = (field: Field, { mobileNum }: Typed, circumstances: Circumstances): boolean =>
  // A typed mobile number requires a verification code.
  isRequired(field, circumstances) || (field === "verificationCode" && mobileNum !== "")

/** An empty field is valid unless the field is required (spec §5 "Registration"). */
export const checkField = (
  field: Field,
  typed: Typed,
  circumstances: Circumstances,
): ReadonlyArray<MessageKey> => {
  const clean = cleaned(typed)
  const value = clean[field]
  if (value === "") {
    return mustBeFilled(field, clean, circumstances) ? [emptyMessage[field] ?? "field_required"] : []
  }
  switch (field) {
    case "captcha": {
      const message = checkCaptcha(value)
      return message === undefined ? [] : [message]
    }
    case "confirmPassword":
      return value === clean.password ? [] : ["in_confirmation_correct"]
    default:
      return brokenRules(field, value, circumstances)
  }
}

export const checkCodeTarget = (typed: Typed, circumstances: Circumstances): ReadonlyArray<MessageKey> =>
  cleaned(typed).mobileNum === "" ? ["field_required"] : checkField("mobileNum", typed, circumstances)

export const codeErrorField = (circumstances: Circumstances): Field =>
  isShown("mobileNum", circumstances) ? "mobileNum" : "verificationCode"

export const check = (typed: Typed, circumstances: Circumstances): Errors =>
  errorsOf(shownFields(circumstances), typed, circumstances)

export const checkFilled = (typed: Typed, circumstances: Circumstances): Errors =>
  errorsOf(
    shownFields(circumstances).filter((field) => typed[field] !== ""),
    typed,
    circumstances,
  )

const errorsOf = (checked: ReadonlyArray<Field>, typed: Typed, circumstances: Circumstances): Errors => {
  const errors: { [name in Field]?: ReadonlyArray<MessageKey> } = {}
  for (const field of checked) {
    const messages = checkField(field, typed, circumstances)
    if (messages.length > 0) errors[field] = messages
  }
  return errors
}

export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  Struct.keys(errors).filter((field) => errors[field] !== undefined)

const refusedFields: Readonly<Partial<Record<MessageKey, Field>>> = {
  username_exists: "username",
  account_format: "username",
  password_format: "password",
  confirmation_mismatch: "confirmPassword",
  phone_format: "mobileNum",
  verification_code_error: "verificationCode",
  email_format: "email",
  name_format: "payeeName",
  invitation_code_error: "affiliateCode",
  captcha_wrong: "captcha",
}

export const fieldOfRefusal = (message: MessageKey, circumstances: Circumstances): Field | undefined => {
  const field = refusedFields[message]
  return field !== undefined && isShown(field, circumstances) ? field : undefined
}

export const invitationToCheck = (typed: Typed, circumstances: Circumstances): string =>
  isShown("affiliateCode", circumstances) ? cleaned(typed).affiliateCode : ""

/** Firebase verifies the SMS code before the registration is sent (spec §2 "Register screen"). */
export const verifiesCode = (circumstances: Circumstances): boolean =>
  sendsCodes(circumstances.whitelabel) && isShown("verificationCode", circumstances)

export const none: Typed = {
  username: "",
  password: "",
  confirmPassword: "",
  mobileNum: "",
  verificationCode: "",
  email: "",
  nickname: "",
  payeeName: "",
  idNumber: "",
  qqNum: "",
  facebook: "",
  wechat: "",
  line: "",
  whatsapp: "",
  zalo: "",
  recommenderId: "",
  paymentPassword: "",
  affiliateCode: "",
  captcha: "",
}

export const brokenPatterns = ({ fields: settings }: Settings): ReadonlyArray<string> =>
  Object.entries(settings).flatMap(([name, { regExp = "" }]) =>
    regExp !== "" && !MerchantPattern.isUsable(regExp) ? [name] : [],
  )
