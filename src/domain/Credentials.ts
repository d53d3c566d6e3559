import { limits } from "#config/limits.ts"
import type { MessageKey } from "#i18n/messages.ts"

import * as FieldRules from "./FieldRules.ts"
import * as TypedText from "./TypedText.ts"

/** Ways to log in by a form, spec §2 "Login screen". */
export const modes = ["username", "sms"] as const
export type Mode = (typeof modes)[number]

export const otherMode = (mode: Mode): Mode => (mode === "username" ? "sms" : "username")

/** What a player types to log in. */
export interface Credentials {
  /** By SMS code: the mobile number. */
  readonly username: string
  /** By SMS code: the code. */
  readonly password: string
  /** Empty while no captcha is asked for. */
  readonly captcha: string
  /** Of a mobile number, without the plus sign; empty for a login by name. */
  readonly countryDialingCode: string
}

export const none: Credentials = { username: "", password: "", captcha: "", countryDialingCode: "" }

/** The fields, in the order of the form. */
export const fields = ["username", "password", "captcha"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** What is sent of what was typed: a password as it is, the rest without what is left at its ends (spec §2). */
export const cleaned = (mode: Mode, typed: Credentials): Credentials => ({
  username: mode === "sms" ? TypedText.mobileNumber(typed.username) : TypedText.trimmed(typed.username),
  password: mode === "sms" ? TypedText.trimmed(typed.password) : typed.password,
  captcha: TypedText.trimmed(typed.captcha),
  countryDialingCode: mode === "sms" ? typed.countryDialingCode : "",
})

interface Rule {
  /** Its name among the server's patterns. */
  readonly pattern: string
  readonly empty: MessageKey
  readonly wrong: MessageKey
}

/** The shared rules of each mode, spec §5 "Login". */
const shared: Readonly<Record<Mode, Readonly<Record<"username" | "password", Rule>>>> = {
  username: {
    username: { pattern: "loginUsername", empty: "credentials_required", wrong: "account_format" },
    password: { pattern: "loginPassword", empty: "credentials_required", wrong: "password_format" },
  },
  sms: {
    username: { pattern: "loginMobileNum", empty: "field_required", wrong: "phone_format" },
    password: { pattern: "verificationCode", empty: "field_required", wrong: "verification_code_error" },
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

/** What a form is checked by. */
export interface Terms {
  readonly mode: Mode
  readonly rules: FieldRules.FieldRules
  readonly captchaShown: boolean
}

/** What is wrong with the fields, spec §5 "Login"; nothing when they may be sent. */
export const check = (typed: Credentials, { mode, rules, captchaShown }: Terms): Errors => {
  const credentials = cleaned(mode, typed)
  return collect({
    username: checkField(credentials.username, shared[mode].username, rules),
    password: checkField(credentials.password, shared[mode].password, rules),
    captcha: captchaShown ? checkCaptcha(credentials.captcha) : undefined,
  })
}

/** What is wrong with the number that a code is to be sent to. */
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

/** A captcha answer has 1 to 16 characters (spec §5 "Captcha"). */
export const checkCaptcha = (answer: string): MessageKey | undefined => {
  if (answer.length < limits.captcha.min) return "in_vwrite_code"
  return answer.length > limits.captcha.max || !TypedText.isPlain(answer) ? "captcha_length" : undefined
}

/** The errors of the fields that hold something: a change of language says nothing of empty ones (spec §2). */
export const ofFilled = (errors: Errors, typed: Credentials): Errors =>
  collect({
    username: typed.username === "" ? undefined : errors.username,
    password: typed.password === "" ? undefined : errors.password,
    captcha: typed.captcha === "" ? undefined : errors.captcha,
  })

/** The fields with errors, in the form's order: the first of them gets the focus. */
export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)
