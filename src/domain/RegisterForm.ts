import { Schema } from "effect"

import type { MessageKey } from "#i18n/messages.ts"

import { checkCaptcha } from "./Credentials.ts"
import { codes } from "./Failure.ts"
import * as FieldRules from "./FieldRules.ts"
import { sendsCodes } from "./Identity.ts"
import { Flag, mended, orElse } from "./Lenient.ts"
import type { RegisterWay } from "./RegisterWay.ts"
import * as TypedText from "./TypedText.ts"
import { isOn, type Whitelabel } from "./Whitelabel.ts"

/** What a player may type to register, in the order of the form (decision 94). */
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

/** What the server says of a field, gateway §2 "setting/register". A field it does not name is off. */
const FieldSetting = Schema.Struct({
  enabled: orElse(Flag, false),
  required: orElse(Flag, false),
  regExp: Schema.optionalKey(Schema.String),
  /** Message code of a value that does not pass. */
  message: Schema.optionalKey(Schema.String),
})

export const Settings = Schema.Struct({
  fields: orElse(Schema.Record(Schema.String, mended(FieldSetting, { enabled: false, required: false })), {}),
})
export type Settings = typeof Settings.Type

/** Whether the invitation code of the address is good; it is asked for as long as it is not (decision 100). */
export type Affiliate = "unknown" | "valid" | "invalid"

export interface Circumstances {
  readonly way: RegisterWay
  readonly settings: Settings
  readonly whitelabel: Pick<Whitelabel, "modules"> & Partial<Pick<Whitelabel, "firebase">>
  readonly affiliate: Affiliate
}

const isEnabled = ({ settings }: Circumstances, field: Field): boolean =>
  settings.fields[field]?.enabled ?? false

/** Whether a field is part of the form, spec §5 "Visibility". */
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
      return byMobile || isEnabled(circumstances, field)
    case "verificationCode":
      return byMobile || (isOn(whitelabel, "REGMOBVERF3") && isShown("mobileNum", circumstances))
    case "captcha":
      return isOn(whitelabel, "VALID_CAPTCHA3") && isEnabled(circumstances, field)
    case "affiliateCode":
      return isEnabled(circumstances, field) && affiliate !== "valid"
    default:
      return isEnabled(circumstances, field)
  }
}

/** The fields of the form, in their order. */
export const shownFields = (circumstances: Circumstances): ReadonlyArray<Field> =>
  fields.filter((field) => isShown(field, circumstances))

const alwaysRequired: ReadonlyArray<Field> = ["username", "password", "confirmPassword", "captcha"]

/** Whether a field must be filled in: those of the way, and those the server requires. */
export const isRequired = (field: Field, { way, settings }: Circumstances): boolean =>
  alwaysRequired.includes(field) ||
  (way === "mobile" && (field === "mobileNum" || field === "verificationCode")) ||
  (settings.fields[field]?.required ?? false)

export type Typed = Readonly<Record<Field, string>>

const secrets: ReadonlyArray<Field> = ["password", "confirmPassword", "paymentPassword"]

/** What is sent of what was typed: passwords as they are, other fields without what is left at their ends. */
export const cleaned = (typed: Typed): Typed => {
  const clean: Record<Field, string> = { ...typed }
  for (const field of fields) if (!secrets.includes(field)) clean[field] = TypedText.trimmed(typed[field])
  return { ...clean, mobileNum: TypedText.mobileNumber(typed.mobileNum) }
}

const formats: Readonly<Partial<Record<Field, MessageKey>>> = {
  username: "account_format",
  password: "password_format",
  paymentPassword: "password_format",
  email: "email_format",
  nickname: "name_format",
  payeeName: "name_format",
  mobileNum: "phone_format",
  verificationCode: "verification_code_error",
  affiliateCode: "invitation_code_error",
}

/** Patterns in force for fields whose setting has none (decisions 92, 93). */
const patterns: Readonly<Partial<Record<Field, string>>> = {
  username: "^[A-Za-z0-9]{6,16}$",
  password: "^[A-Za-z0-9]{6,16}$",
  mobileNum: "^[0-9]{7,15}$",
  verificationCode: "^[0-9]{4,6}$",
  email: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$",
}

const patternOf = (field: Field, { settings }: Circumstances): string | undefined =>
  settings.fields[field]?.regExp ?? patterns[field]

/** What a pattern in force wants, where the product can say it in words: its own 6 to 16 letters and digits. */
export const hintOf = (field: Field, circumstances: Circumstances): MessageKey | undefined => {
  const isOwn = field === "username" || field === "password"
  return isOwn && patternOf(field, circumstances) === patterns[field] ? "letters_digits_hint" : undefined
}

/** What is wrong with the fields; several messages of a field are joined for display (decision 95). */
export type Errors = Readonly<Partial<Record<Field, ReadonlyArray<MessageKey>>>>

/** Messages of a field as one text, a line each (decision 95). */
export const joined = (messages: ReadonlyArray<string>): string => messages.join("\n")

/** What a server's message code says of a field; a code nobody knows says what the product would. */
const messageOf = (field: Field, { settings }: Circumstances): MessageKey =>
  codes.find((code) => code === settings.fields[field]?.message) ?? formats[field] ?? "field_format"

/** A pattern that does not compile counts as absent. */
const passes = (field: Field, value: string, circumstances: Circumstances): boolean =>
  TypedText.isPlain(value) && (FieldRules.compile(patternOf(field, circumstances))?.test(value) ?? true)

const emptyMessage: Readonly<Partial<Record<Field, MessageKey>>> = {
  confirmPassword: "in_incorrect_password",
  captcha: "in_vwrite_code",
}

/** A number that is given has to be proved, where codes are asked for at all. */
const mustBeFilled = (field: Field, { mobileNum }: Typed, circumstances: Circumstances): boolean =>
  isRequired(field, circumstances) || (field === "verificationCode" && mobileNum !== "")

/** What is said of a field, spec §5 "Registration": an empty one passes unless it is required. */
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
      return passes(field, value, circumstances) ? [] : [messageOf(field, circumstances)]
  }
}

/** What is said of the number that a code is to be sent to; here an empty one never passes. */
export const checkCodeTarget = (typed: Typed, circumstances: Circumstances): ReadonlyArray<MessageKey> =>
  cleaned(typed).mobileNum === "" ? ["field_required"] : checkField("mobileNum", typed, circumstances)

/** What is wrong with the fields that are shown; nothing when they may be sent. */
export const check = (typed: Typed, circumstances: Circumstances): Errors =>
  errorsOf(shownFields(circumstances), typed, circumstances)

/** What is wrong with those that hold something: a change of language says nothing of empty ones (spec §2). */
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

/** The fields with errors, in the form's order: the first of them gets the focus. */
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

/** The field that a refusal of the gateway is about, if it is one of those that are shown. */
export const fieldOfRefusal = (message: MessageKey, circumstances: Circumstances): Field | undefined => {
  const field = refusedFields[message]
  return field !== undefined && isShown(field, circumstances) ? field : undefined
}

/** The invitation code to be checked before registering: a typed one, unless the address has a good one (decision 100). */
export const invitationToCheck = (typed: Typed, circumstances: Circumstances): string =>
  isShown("affiliateCode", circumstances) ? cleaned(typed).affiliateCode : ""

/** Whether the code is Firebase's, and has to be verified before registering (spec §2 "Register screen"). */
export const verifiesCode = (typed: Typed, circumstances: Circumstances): boolean =>
  sendsCodes(circumstances.whitelabel) &&
  isShown("verificationCode", circumstances) &&
  cleaned(typed).mobileNum !== ""

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

/** The fields whose pattern does not compile: they are reported, and the pattern counts as absent. */
export const brokenPatterns = ({ fields: settings }: Settings): ReadonlyArray<string> =>
  Object.entries(settings).flatMap(([name, { regExp = "" }]) =>
    regExp !== "" && FieldRules.compile(regExp) === undefined ? [name] : [],
  )
