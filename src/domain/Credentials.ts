import { limits } from "#config/limits.ts"
import type { MessageKey } from "#i18n/messages.ts"

import * as FieldRules from "./FieldRules.ts"

/** What a player types to log in by name. */
export interface Credentials {
  readonly username: string
  readonly password: string
  /** Empty while no captcha is asked for. */
  readonly captcha: string
}

export const none: Credentials = { username: "", password: "", captcha: "" }

export type Field = keyof Credentials
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** The username without the blanks a keyboard leaves at its ends (spec §2 "Login screen"). */
export const trimmed = (credentials: Credentials): Credentials => ({
  ...credentials,
  username: credentials.username.trim(),
  captcha: credentials.captcha.trim(),
})

/** What is wrong with the fields, spec §5 "Login"; nothing when they may be sent. */
export const check = (typed: Credentials, rules: FieldRules.FieldRules, captchaShown: boolean): Errors => {
  const credentials = trimmed(typed)
  const errors: { [name in Field]?: MessageKey } = {}
  if (credentials.username === "" || !FieldRules.passes(rules, "loginUsername", credentials.username)) {
    errors.username = credentials.username === "" ? "credentials_required" : "account_format"
  }
  if (credentials.password === "" || !FieldRules.passes(rules, "loginPassword", credentials.password)) {
    errors.password = credentials.password === "" ? "credentials_required" : "password_format"
  }
  const wrongCaptcha = captchaShown ? checkCaptcha(credentials.captcha) : undefined
  if (wrongCaptcha !== undefined) errors.captcha = wrongCaptcha
  return errors
}

/** A captcha answer has 1 to 16 characters (spec §5 "Captcha"). */
export const checkCaptcha = (answer: string): MessageKey | undefined => {
  if (answer.length < limits.captcha.min) return "in_vwrite_code"
  return answer.length > limits.captcha.max ? "captcha_length" : undefined
}

/** The errors of the fields that hold something: a change of language says nothing of empty ones (spec §2). */
export const ofFilled = (errors: Errors, typed: Credentials): Errors => {
  const kept: { [name in Field]?: MessageKey } = {}
  for (const field of ["username", "password", "captcha"] as const) {
    const error = errors[field]
    if (error !== undefined && typed[field] !== "") kept[field] = error
  }
  return kept
}
