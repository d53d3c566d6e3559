import { type Circumstances, type Errors, type Field, shownFields } from "./RegisterForm.ts"
import type { RegisterMode } from "./RegisterMode.ts"

export type RegisterStep = "account" | "details"

const passwords = ["password", "confirmPassword"] as const

const accountFields: Readonly<Record<RegisterMode, ReadonlyArray<Field>>> = {
  username: ["username", ...passwords],
  mobile: ["mobileNum", "verificationCode", ...passwords],
}

const isOfAccount = (field: Field, { mode }: Circumstances): boolean => accountFields[mode].includes(field)

export const stepsOf = (circumstances: Circumstances): ReadonlyArray<RegisterStep> => {
  const isLeft = (field: Field) => field !== "captcha" && !isOfAccount(field, circumstances)
  return shownFields(circumstances).some(isLeft) ? ["account", "details"] : ["account"]
}

export const stepOf = (field: Field, circumstances: Circumstances): RegisterStep =>
  stepsOf(circumstances).length > 1 && !isOfAccount(field, circumstances) ? "details" : "account"

export const fieldsOf = (step: RegisterStep, circumstances: Circumstances): ReadonlyArray<Field> =>
  shownFields(circumstances).filter((field) => stepOf(field, circumstances) === step)

export const errorsOf = (step: RegisterStep, errors: Errors, circumstances: Circumstances): Errors =>
  Object.fromEntries(
    fieldsOf(step, circumstances).flatMap((field) => {
      const messages = errors[field]
      return messages === undefined ? [] : [[field, messages] as const]
    }),
  )
