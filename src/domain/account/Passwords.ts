import type { Message, MessageKey } from "#i18n/messages.ts"
import * as Failure from "#domain/Failure.ts"
import * as FieldRules from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"

export interface Typed {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export const nothing: Typed = { oldPassword: "", newPassword: "", confirmPassword: "" }

export const fields = ["oldPassword", "newPassword", "confirmPassword"] as const
export type Field = (typeof fields)[number]

export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

const checkOne = (
  value: string,
  rules: FieldRules.FieldRules,
  { pattern, isRequired }: { readonly pattern: "loginPassword" | "password"; readonly isRequired: boolean },
): MessageKey | undefined => {
  if (value === "") return isRequired ? "enter_password" : undefined
  // The pattern may be missing or invalid, so `isPlain` is checked separately.
  const passes = TypedText.isPlain(value) && FieldRules.passes(rules, pattern, value)
  return passes ? undefined : "check_password"
}

const checkRepetition = (typed: Pick<Typed, "newPassword" | "confirmPassword">): MessageKey | undefined => {
  if (typed.confirmPassword === "") return "enter_password"
  return typed.confirmPassword === typed.newPassword ? undefined : "confirmation_mismatch"
}

export const checkNew = (
  typed: Pick<Typed, "newPassword" | "confirmPassword">,
  rules: FieldRules.FieldRules,
): Pick<Errors, "newPassword" | "confirmPassword"> => {
  const newPassword = checkOne(typed.newPassword, rules, { pattern: "password", isRequired: true })
  const confirmPassword = checkRepetition(typed)
  return {
    ...(newPassword === undefined ? {} : { newPassword }),
    ...(confirmPassword === undefined ? {} : { confirmPassword }),
  }
}

/** `needsOldPassword` is false for a forced change, because the login has already supplied the old password. */
export const check = (typed: Typed, rules: FieldRules.FieldRules, needsOldPassword: boolean): Errors => {
  const oldPassword = checkOne(typed.oldPassword, rules, {
    pattern: "loginPassword",
    isRequired: needsOldPassword,
  })
  return { ...(oldPassword === undefined ? {} : { oldPassword }), ...checkNew(typed, rules) }
}

/** A popup reports this error instead of the field (spec §5). */
export const isSame = ({ oldPassword, newPassword }: Typed): boolean =>
  newPassword !== "" && newPassword === oldPassword

export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)

/** Returns the errors of filled fields, because a language change does not mark empty fields as wrong (spec §2). */
export const ofFilled = (errors: Errors, typed: Typed): Errors =>
  Object.fromEntries(
    wrongFields(errors).flatMap((field) => (typed[field] === "" ? [] : [[field, errors[field]]])),
  )

/** Assumed: the gateway reports a wrong old password with the error code of a failed login. */
export const isWrongOld = (failure: Failure.Failure): boolean =>
  failure._tag === "Refused" && failure.code === "login_failed"

export const message = (failure: Failure.Failure): Message =>
  // The message of a failed login mentions a user name, which this form does not contain.
  isWrongOld(failure) ? { key: "old_password_wrong" } : Failure.message(failure)
