import type { MessageKey } from "#i18n/messages.ts"
import * as FieldRules from "#domain/FieldRules.ts"
import * as Passwords from "#domain/account/Passwords.ts"
import * as TypedText from "#domain/TypedText.ts"

export const modes = ["email", "sms"] as const
export type Mode = (typeof modes)[number]

export const fields = ["username", "email", "mobile", "code", "newPassword", "confirmPassword"] as const
export type Field = (typeof fields)[number]
export type Typed = Readonly<Record<Field, string>>
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

export const nothing: Typed = {
  username: "",
  email: "",
  mobile: "",
  code: "",
  newPassword: "",
  confirmPassword: "",
}

const addressees = { email: ["username", "email"], sms: ["mobile"] } as const

type Plain = Exclude<Field, "newPassword" | "confirmPassword">

const formats: Readonly<Record<Plain, { readonly pattern: string; readonly message: MessageKey }>> = {
  username: { pattern: "loginUsername", message: "check_username" },
  email: { pattern: "email", message: "check_email" },
  mobile: { pattern: "loginMobileNum", message: "check_mobile" },
  code: { pattern: "verificationCode", message: "code_incomplete" },
}

export const trimmed = (typed: Typed): Typed => ({
  ...typed,
  username: TypedText.trimmed(typed.username),
  email: TypedText.trimmed(typed.email),
  mobile: TypedText.mobileNumber(typed.mobile),
  code: TypedText.code(typed.code),
})

const checkPlain = (checked: ReadonlyArray<Plain>, typed: Typed, rules: FieldRules.FieldRules): Errors => {
  const errors: { [name in Field]?: MessageKey } = {}
  const clean = trimmed(typed)
  for (const field of checked) {
    const { pattern, message } = formats[field]
    const passes = TypedText.isPlain(clean[field]) && FieldRules.passes(rules, pattern, clean[field])
    if (clean[field] === "") errors[field] = "field_required"
    else if (!passes) errors[field] = message
  }
  return errors
}

export const checkAddressee = (mode: Mode, typed: Typed, rules: FieldRules.FieldRules): Errors =>
  checkPlain(addressees[mode], typed, rules)

export const check = (mode: Mode, typed: Typed, rules: FieldRules.FieldRules): Errors => ({
  ...checkPlain([...addressees[mode], "code"], typed, rules),
  ...Passwords.checkNew(typed, rules),
})

export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)

export const ofFilled = (errors: Errors, typed: Typed): Errors =>
  Object.fromEntries(
    wrongFields(errors).flatMap((field) => (typed[field] === "" ? [] : [[field, errors[field]]])),
  )
