import type { MessageKey } from "#i18n/messages.ts"

import * as FieldRules from "./FieldRules.ts"
import * as Passwords from "./Passwords.ts"
import * as TypedText from "./TypedText.ts"

/** How a forgotten password is set anew (decision 18). */
export const ways = ["email", "sms"] as const
export type Way = (typeof ways)[number]

/** What a player types to set a forgotten password anew, in the order of the form. */
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

/** Whom a code goes to: these fields are looked at before one is asked for. */
const addressees = { email: ["username", "email"], sms: ["mobile"] } as const

type Plain = Exclude<Field, "newPassword" | "confirmPassword">

const formats: Readonly<Record<Plain, { readonly pattern: string; readonly message: MessageKey }>> = {
  username: { pattern: "loginUsername", message: "account_format" },
  email: { pattern: "email", message: "email_format" },
  mobile: { pattern: "loginMobileNum", message: "phone_format" },
  code: { pattern: "verificationCode", message: "verification_code_error" },
}

/** What was typed without what a keyboard or a copy leaves around it; passwords stay as they are. */
export const trimmed = (typed: Typed): Typed => ({
  ...typed,
  username: TypedText.trimmed(typed.username),
  email: TypedText.trimmed(typed.email),
  mobile: TypedText.mobileNumber(typed.mobile),
  code: TypedText.trimmed(typed.code),
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

/** What is wrong with whom a code is to go to. */
export const checkAddressee = (way: Way, typed: Typed, rules: FieldRules.FieldRules): Errors =>
  checkPlain(addressees[way], typed, rules)

/** What is wrong with the fields of a way; nothing when they may be sent. */
export const check = (way: Way, typed: Typed, rules: FieldRules.FieldRules): Errors => ({
  ...checkPlain([...addressees[way], "code"], typed, rules),
  ...Passwords.checkNew(typed, rules),
})

/** The fields with errors, in the form's order: the first of them gets the focus. */
export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)

/** The errors of the fields that hold something: a change of language says nothing of empty ones (spec §2). */
export const ofFilled = (errors: Errors, typed: Typed): Errors =>
  Object.fromEntries(
    wrongFields(errors).flatMap((field) => (typed[field] === "" ? [] : [[field, errors[field]]])),
  )
