import { limits } from "#config/limits.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import * as Failure from "#domain/Failure.ts"
import * as FieldRules from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"

export const modes = ["username", "sms"] as const
export type Mode = (typeof modes)[number]

export const otherMode = (mode: Mode): Mode => (mode === "username" ? "sms" : "username")

export interface Credentials {
  // In mode `sms`, `username` is the mobile number and `password` is the SMS code.
  readonly username: string
  readonly password: string
  readonly captcha: string
  // Excludes the plus sign. Is empty in mode `username`.
  readonly countryDialingCode: string
}

export const none: Credentials = { username: "", password: "", captcha: "", countryDialingCode: "" }

export const fields = ["username", "password", "captcha"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** Passwords stay unchanged; other fields are trimmed (spec §2). */
export const cleaned = (mode: Mode, typed: Credentials): Credentials => ({
  username: mode === "sms" ? TypedText.mobileNumber(typed.username) : TypedText.trimmed(typed.username),
  password: mode === "sms" ? TypedText.code(typed.password) : typed.password,
  captcha: TypedText.trimmed(typed.captcha),
  countryDialingCode: mode === "sms" ? typed.countryDialingCode : "",
})

interface Rule {
  readonly pattern: string
  readonly empty: MessageKey
  readonly wrong: MessageKey
}

// Spec §5 "Login" defines these rules.
const shared: Readonly<Record<Mode, Readonly<Record<"username" | "password", Rule>>>> = {
  username: {
    username: { pattern: "loginUsername", empty: "credentials_required", wrong: "check_username" },
    password: { pattern: "loginPassword", empty: "credentials_required", wrong: "check_password" },
  },
  sms: {
    username: { pattern: "loginMobileNum", empty: "field_required", wrong: "check_mobile" },
    password: { pattern: "verificationCode", empty: "field_required", wrong: "code_incomplete" },
  },
}

const checkField = (
  value: string,
  { pattern, empty, wrong }: Rule,
  rules: FieldRules.FieldRules,
): MessageKey | undefined => {
  if (value === "") return empty
  return TypedText.isPlain(value) && FieldRules.passes(rules, pattern, value) ? undefined : wrong
}

export interface FormRules {
  readonly mode: Mode
  readonly rules: FieldRules.FieldRules
  readonly captchaShown: boolean
}

export const check = (typed: Credentials, { mode, rules, captchaShown }: FormRules): Errors => {
  const credentials = cleaned(mode, typed)
  return collect({
    username: checkField(credentials.username, shared[mode].username, rules),
    password: checkField(credentials.password, shared[mode].password, rules),
    captcha: captchaShown ? checkCaptcha(credentials.captcha) : undefined,
  })
}

/** Assumed: with an SMS code, `login_failed` means that no account has the number. */
export const messageOf = (mode: Mode, failure: Failure.Failure): Message =>
  mode === "sms" && failure._tag === "Refused" && failure.code === "login_failed"
    ? { key: "mobile_unknown" }
    : Failure.message(failure)

export const checkCodeTarget = (typed: Credentials, rules: FieldRules.FieldRules): Errors =>
  collect({ username: checkField(cleaned("sms", typed).username, shared.sms.username, rules) })

const collect = (found: Readonly<Partial<Record<Field, MessageKey | undefined>>>): Errors => {
  const errors: { [name in Field]?: MessageKey } = {}
  for (const field of fields) {
    const error = found[field]
    if (error !== undefined) errors[field] = error
  }
  return errors
}

export const checkCaptcha = (answer: string): MessageKey | undefined => {
  if (answer.length < limits.captcha.min) return "in_vwrite_code"
  return answer.length > limits.captcha.max || !TypedText.isPlain(answer) ? "captcha_length_range" : undefined
}

/** Returns the errors of filled fields, because a language change does not mark empty fields as wrong (spec §2). */
export const ofFilled = (errors: Errors, typed: Credentials): Errors =>
  collect({
    username: typed.username === "" ? undefined : errors.username,
    password: typed.password === "" ? undefined : errors.password,
    captcha: typed.captcha === "" ? undefined : errors.captcha,
  })

export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)
