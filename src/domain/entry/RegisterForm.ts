import { Schema } from "effect"

import type { MessageKey } from "#i18n/messages.ts"
import { codes } from "#domain/Failure.ts"
import { Flag, recovered, withFallback } from "#domain/Lenient.ts"
import * as MerchantPattern from "#domain/MerchantPattern.ts"
import * as TypedText from "#domain/TypedText.ts"
import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

import { checkCaptcha } from "./Credentials.ts"
import { sendsCodes } from "./Identity.ts"
import type { RegisterWay } from "./RegisterWay.ts"

/** The fields of the registration, in form order (decision 94). */
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

/** The server's setting of a field (gateway §2 "setting/register"). A field without one is hidden. */
const FieldSetting = Schema.Struct({
  enabled: withFallback(Flag, false),
  required: withFallback(Flag, false),
  regExp: Schema.optionalKey(Schema.String),
  /** Message code for an invalid value. */
  message: Schema.optionalKey(Schema.String),
})

export const Settings = Schema.Struct({
  fields: Schema.Record(Schema.String, recovered(FieldSetting, { enabled: false, required: false })),
})
export type Settings = typeof Settings.Type

/** The check of the address's invitation code. The field shows until the code is valid (decision 100). */
export type Affiliate = "unknown" | "valid" | "invalid"

export interface Circumstances {
  readonly way: RegisterWay
  readonly settings: Settings
  readonly whitelabel: Pick<Whitelabel, "modules"> & Partial<Pick<Whitelabel, "firebase">>
  readonly affiliate: Affiliate
}

/**
 * Whether a registration by username must verify its mobile number: Firebase sends the codes and mobile
 * verification is on (spec §2 "Register screen", C42).
 */
const mustVerify = ({ way, whitelabel }: Circumstances): boolean =>
  way === "username" && sendsCodes(whitelabel) && isOn(whitelabel, "REGMOBVERF3")

const isEnabled = ({ settings }: Circumstances, field: Field): boolean =>
  settings.fields[field]?.enabled ?? false

/** Whether a field shows (spec §5 "Visibility"). */
export const isShown = (field: Field, circumstances: Circumstances): boolean => {
  const { way, whitelabel, affiliate } = circumstances
  const byMobile = way === "mobile"
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

/** The visible fields, in form order. */
export const shownFields = (circumstances: Circumstances): ReadonlyArray<Field> =>
  fields.filter((field) => isShown(field, circumstances))

const alwaysRequired: ReadonlyArray<Field> = ["username", "password", "confirmPassword", "captcha"]

/** Whether a field is required by the way to register or by the server. */
export const isRequired = (field: Field, circumstances: Circumstances): boolean =>
  alwaysRequired.includes(field) ||
  ((field === "mobileNum" || field === "verificationCode") &&
    (circumstances.way === "mobile" || mustVerify(circumstances))) ||
  (circumstances.settings.fields[field]?.required ?? false)

export type Typed = Readonly<Record<Field, string>>

const secrets: ReadonlyArray<Field> = ["password", "confirmPassword", "paymentPassword"]

/** The values to send. Passwords stay unchanged; other fields are trimmed. */
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

/** Length of a username and a password by the product's own patterns. */
export const ownLength = { min: 6, max: 16 } as const

const lettersAndDigits = `^[A-Za-z0-9]{${ownLength.min},${ownLength.max}}$`

/** Default patterns for fields whose setting has none (decisions 92, 93). */
const patterns: Readonly<Partial<Record<Field, string>>> = {
  username: lettersAndDigits,
  password: lettersAndDigits,
  mobileNum: "^[0-9]{7,15}$",
  verificationCode: "^[0-9]{4,6}$",
  email: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$",
}

const patternOf = (field: Field, { settings }: Circumstances): string | undefined =>
  settings.fields[field]?.regExp ?? patterns[field]

/** A hint for the field's pattern. Only the product's own pattern of letters and digits has a text. */
export const hintOf = (field: Field, circumstances: Circumstances): MessageKey | undefined => {
  const isOwn = field === "username" || field === "password"
  return isOwn && patternOf(field, circumstances) === patterns[field] ? "letters_digits_range" : undefined
}

/** Errors by field. Several messages of one field show one per line (decision 95). */
export type Errors = Readonly<Partial<Record<Field, ReadonlyArray<MessageKey>>>>

/** The text for the server's message code, or the product's own text for an unknown code. */
const messageOf = (field: Field, { settings }: Circumstances): MessageKey =>
  codes.find((code) => code === settings.fields[field]?.message) ?? formats[field] ?? "field_format"

/** An empty pattern accepts every value. One that cannot be used falls back to the app's own, if one exists. */
const fits = (field: Field, value: string, circumstances: Circumstances): boolean => {
  const pattern = patternOf(field, circumstances)
  const byOwn = () => MerchantPattern.matches(patterns[field], value) ?? true
  return pattern === "" || (MerchantPattern.matches(pattern, value) ?? byOwn())
}

/** The messages of the rules that a value breaks: a single line that fits a field, and the pattern. */
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

/** A code is required when a number was typed, if the form has a code field. */
export const mustBeFilled = (field: Field, { mobileNum }: Typed, circumstances: Circumstances): boolean =>
  isRequired(field, circumstances) || (field === "verificationCode" && mobileNum !== "")

/** Validates a field (spec §5 "Registration"). An empty one is valid unless required. */
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

/** Validates the number before an SMS code is sent to it. An empty number is invalid here. */
export const checkCodeTarget = (typed: Typed, circumstances: Circumstances): ReadonlyArray<MessageKey> =>
  cleaned(typed).mobileNum === "" ? ["field_required"] : checkField("mobileNum", typed, circumstances)

/** The field that shows why no SMS code was sent. The form may have a code field without a number field (spec §5). */
export const codeErrorField = (circumstances: Circumstances): Field =>
  isShown("mobileNum", circumstances) ? "mobileNum" : "verificationCode"

/** Validates the visible fields. */
export const check = (typed: Typed, circumstances: Circumstances): Errors =>
  errorsOf(shownFields(circumstances), typed, circumstances)

/** Validates the filled fields only. A language change does not mark empty fields as wrong (spec §2). */
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

/** The invalid fields in form order. The first one gets the focus. */
export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)

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

/** The visible field that a gateway error belongs to. */
export const fieldOfRefusal = (message: MessageKey, circumstances: Circumstances): Field | undefined => {
  const field = refusedFields[message]
  return field !== undefined && isShown(field, circumstances) ? field : undefined
}

/**
 * The typed invitation code to check before registering. Empty if the address has a valid one (decision 100).
 */
export const invitationToCheck = (typed: Typed, circumstances: Circumstances): string =>
  isShown("affiliateCode", circumstances) ? cleaned(typed).affiliateCode : ""

/** Whether Firebase must verify the SMS code before registering (spec §2 "Register screen"). */
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

/** The fields with a pattern that cannot be used, for the log. */
export const brokenPatterns = ({ fields: settings }: Settings): ReadonlyArray<string> =>
  Object.entries(settings).flatMap(([name, { regExp = "" }]) =>
    regExp !== "" && !MerchantPattern.isUsable(regExp) ? [name] : [],
  )
