import type { Message, MessageKey } from "#i18n/messages.ts"
import * as Failure from "#domain/Failure.ts"
import * as FieldRules from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"

/** The fields of the password form. */
export interface Typed {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export const nothing: Typed = { oldPassword: "", newPassword: "", confirmPassword: "" }

/** In form order. */
export const fields = ["oldPassword", "newPassword", "confirmPassword"] as const
export type Field = (typeof fields)[number]

export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** Validates a password. An empty one is valid unless required (spec §5 "Change password"). */
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

/** Validates the repeated password. */
const checkRepetition = (typed: Pick<Typed, "newPassword" | "confirmPassword">): MessageKey | undefined => {
  if (typed.confirmPassword === "") return "enter_password"
  return typed.confirmPassword === typed.newPassword ? undefined : "confirmation_mismatch"
}

/** Validates a new password and its repetition. */
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

/** Validates the form. `needsOldPassword` is false when the forced login already supplied the old password. */
export const check = (typed: Typed, rules: FieldRules.FieldRules, needsOldPassword: boolean): Errors => {
  const oldPassword = checkOne(typed.oldPassword, rules, {
    pattern: "loginPassword",
    isRequired: needsOldPassword,
  })
  return { ...(oldPassword === undefined ? {} : { oldPassword }), ...checkNew(typed, rules) }
}

/** Whether the new password equals the old one. A popup reports this, not a field error (spec §5). */
export const isSame = ({ oldPassword, newPassword }: Typed): boolean =>
  newPassword !== "" && newPassword === oldPassword

/** The invalid fields in form order. The first one gets the focus. */
export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)

/** The errors of filled fields. A language change does not mark empty fields as wrong (spec §2). */
export const ofFilled = (errors: Errors, typed: Typed): Errors =>
  Object.fromEntries(
    wrongFields(errors).flatMap((field) => (typed[field] === "" ? [] : [[field, errors[field]]])),
  )

/**
 * Assumed: the gateway reports a wrong old password with the code of a failed login; gateway §9 has no other.
 */
export const isWrongOld = (failure: Failure.Failure): boolean =>
  failure._tag === "Refused" && failure.code === "login_failed"

/** The text of a failed change. The login's text would mention a name, which this form does not have. */
export const message = (failure: Failure.Failure): Message =>
  isWrongOld(failure) ? { key: "old_password_wrong" } : Failure.message(failure)
