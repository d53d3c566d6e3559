import type { Message } from "#i18n/messages.ts"
import * as Failure from "#domain/Failure.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import * as FieldRules from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"

export type Purpose = "set" | "change" | "reset"

export interface Typed {
  // Is the old payment password for `change`, and the login password for `reset`.
  readonly currentPassword: string
  readonly paymentPassword: string
  readonly confirmPassword: string
}

export const nothing: Typed = { currentPassword: "", paymentPassword: "", confirmPassword: "" }

export interface Form {
  readonly purpose: Purpose
  readonly typed: Typed
  readonly rules: FieldRules.FieldRules
}

export const fields = ["currentPassword", "paymentPassword", "confirmPassword"] as const
export type Field = (typeof fields)[number]

export const digitsOf = ({ patterns }: FieldRules.FieldRules): number | undefined => {
  const count = /^\^?(?:\[0-9\]|\\d)\{(\d+)\}\$?$/.exec(patterns["paymentPassword"] ?? "")?.[1]
  return count === undefined ? undefined : Number(count)
}

export const isNumeric = ({ patterns }: FieldRules.FieldRules): boolean =>
  /^\^(?:(?:\[0-9\]|\\d)(?:[+*?]|\{\d+(?:,\d*)?\})?)+\$$/.test(patterns["paymentPassword"] ?? "")

const formatMessage = (rules: FieldRules.FieldRules): Message => {
  const count = digitsOf(rules)
  return count === undefined
    ? { key: "payment_password_format" }
    : { key: "payment_password_digits", values: { count } }
}

const currentPasswordTexts = { change: "enter_payment_password", reset: "enter_password" } as const

const checkNew = ({ purpose, typed, rules }: Form): Message | undefined => {
  const { currentPassword, paymentPassword } = typed
  if (paymentPassword === "") return { key: "enter_payment_password" }
  const passes =
    TypedText.isPlain(paymentPassword) && FieldRules.passes(rules, "paymentPassword", paymentPassword)
  if (!passes) return formatMessage(rules)
  return purpose === "change" && paymentPassword === currentPassword ? { key: "same_password" } : undefined
}

const checkRepetition = ({ paymentPassword, confirmPassword }: Typed): Message | undefined => {
  if (confirmPassword === "") return { key: "enter_payment_password" }
  return confirmPassword === paymentPassword ? undefined : { key: "confirmation_mismatch" }
}

export const check = (form: Form): FieldErrors =>
  found({
    currentPassword:
      form.purpose !== "set" && form.typed.currentPassword === ""
        ? { key: currentPasswordTexts[form.purpose] }
        : undefined,
    paymentPassword: checkNew(form),
    confirmPassword: checkRepetition(form.typed),
  })

export const fieldOf = ({ key }: Message): Field | undefined => {
  if (key === "payment_password_wrong" || key === "login_password_wrong") return "currentPassword"
  return key === "password_format" ? "paymentPassword" : undefined
}

/** Assumed: the gateway reports a wrong login password with the error code of a failed login. */
export const message = (failure: Failure.Failure): Message =>
  failure._tag === "Refused" && failure.code === "login_failed"
    ? { key: "login_password_wrong" }
    : Failure.message(failure)
