import type { Message, MessageKey } from "#i18n/messages.ts"

import * as Failure from "./Failure.ts"
import * as FieldRules from "./FieldRules.ts"
import * as TypedText from "./TypedText.ts"

/** What a player types to change the password. */
export interface Typed {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export const nothing: Typed = { oldPassword: "", newPassword: "", confirmPassword: "" }

/** In the order of the form. */
export const fields = ["oldPassword", "newPassword", "confirmPassword"] as const
export type Field = (typeof fields)[number]

export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** Whether a password passes: an empty one does unless it is required (spec §5 "Change password"). */
const checkOne = (
  value: string,
  rules: FieldRules.FieldRules,
  { pattern, isRequired }: { readonly pattern: "loginPassword" | "password"; readonly isRequired: boolean },
): MessageKey | undefined => {
  if (value === "") return isRequired ? "enter_password" : undefined
  // A pattern may be missing or broken, so what no field can hold is refused by itself.
  const passes = TypedText.isPlain(value) && FieldRules.passes(rules, pattern, value)
  return passes ? undefined : "password_format"
}

/** What is said of the repetition of a new password. */
const checkRepetition = (typed: Pick<Typed, "newPassword" | "confirmPassword">): MessageKey | undefined => {
  if (typed.confirmPassword === "") return "enter_password"
  return typed.confirmPassword === typed.newPassword ? undefined : "confirmation_mismatch"
}

/** What is wrong with a new password and its repetition. */
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

/** What is wrong with the fields; `asksOld` where no password is held from a forced login. */
export const check = (typed: Typed, rules: FieldRules.FieldRules, asksOld: boolean): Errors => {
  const oldPassword = checkOne(typed.oldPassword, rules, { pattern: "loginPassword", isRequired: asksOld })
  return { ...(oldPassword === undefined ? {} : { oldPassword }), ...checkNew(typed, rules) }
}

/** Whether nothing would change: that is no error of a field, but said in a popup (spec §5). */
export const isSame = ({ oldPassword, newPassword }: Typed): boolean =>
  newPassword !== "" && newPassword === oldPassword

/** The fields with errors, in the form's order: the first of them gets the focus. */
export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)

/** The errors of the fields that hold something: a change of language says nothing of empty ones (spec §2). */
export const ofFilled = (errors: Errors, typed: Typed): Errors =>
  Object.fromEntries(
    wrongFields(errors).flatMap((field) => (typed[field] === "" ? [] : [[field, errors[field]]])),
  )

/** Assumed: a wrong old password is refused by the code of a wrong login; gateway §9 has none of its own. */
export const isWrongOld = (failure: Failure.Failure): boolean =>
  failure._tag === "Refused" && failure.code === "login_failed"

/** What is said of a change that failed: of a name, which the code speaks of, nothing was asked here. */
export const message = (failure: Failure.Failure): Message =>
  isWrongOld(failure) ? { key: "old_password_wrong" } : Failure.message(failure)
