import { useAtomValue } from "jotai"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import { PasswordField, type PasswordFieldProps } from "#ui/form/password/PasswordField.tsx"

export const PaymentPasswordField = (props: Omit<PasswordFieldProps, "autoComplete" | "inputMode">) => {
  const isNumeric = PaymentPassword.isNumeric(useAtomValue(knownRulesAtom))
  return (
    // Password managers ignore `autoComplete="off"`, but neither fill nor save a one-time code.
    <PasswordField {...props} autoComplete="one-time-code" inputMode={isNumeric ? "numeric" : undefined} />
  )
}
