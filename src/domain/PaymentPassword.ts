import type { Message } from "#i18n/messages.ts"

import * as Failure from "./Failure.ts"
import { type FieldErrors, found } from "./FieldErrors.ts"
import * as FieldRules from "./FieldRules.ts"
import * as TypedText from "./TypedText.ts"

/** The ways to a payment password: the first one, another by the old one, another by the login password. */
export type Way = "set" | "change" | "reset"

/** What a player types. */
export interface Typed {
  /** The old payment password or the login password, as the way asks for; unused by `set`. */
  readonly proof: string
  readonly paymentPassword: string
  readonly confirmPassword: string
}

export const nothing: Typed = { proof: "", paymentPassword: "", confirmPassword: "" }

/** What is typed, and by what it is judged. */
export interface Form {
  readonly way: Way
  readonly typed: Typed
  readonly rules: FieldRules.FieldRules
}

/** In the order of the form. */
export const fields = ["proof", "paymentPassword", "confirmPassword"] as const
export type Field = (typeof fields)[number]

const checkNew = ({ way, typed, rules }: Form): Message | undefined => {
  const { proof, paymentPassword } = typed
  if (paymentPassword === "") return { key: "enter_password" }
  const passes =
    TypedText.isPlain(paymentPassword) && FieldRules.passes(rules, "paymentPassword", paymentPassword)
  if (!passes) return { key: "payment_password_format" }
  return way === "change" && paymentPassword === proof ? { key: "same_password" } : undefined
}

const checkRepetition = ({ paymentPassword, confirmPassword }: Typed): Message | undefined => {
  if (confirmPassword === "") return { key: "enter_password" }
  return confirmPassword === paymentPassword ? undefined : { key: "confirmation_mismatch" }
}

/** What is wrong with a new payment password; its pattern is the server's, as that of all passwords (spec §5). */
export const check = (form: Form): FieldErrors =>
  found({
    proof: form.way !== "set" && form.typed.proof === "" ? { key: "enter_password" } : undefined,
    paymentPassword: checkNew(form),
    confirmPassword: checkRepetition(form.typed),
  })

/** The field that a refusal speaks of. */
export const fieldOf = ({ key }: Message): Field | undefined => {
  if (key === "payment_password_wrong" || key === "login_password_wrong") return "proof"
  return key === "password_format" ? "paymentPassword" : undefined
}

/** What is said of a failure. Assumed: a wrong login password is refused by the code of a wrong login. */
export const message = (failure: Failure.Failure): Message =>
  failure._tag === "Refused" && failure.code === "login_failed"
    ? { key: "login_password_wrong" }
    : Failure.message(failure)
