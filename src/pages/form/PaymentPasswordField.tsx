import { useAtomValue } from "jotai"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import { PasswordField, type PasswordFieldProps } from "#ui/form/PasswordField.tsx"

/**
 * A payment password. Password managers ignore `off` but neither fill nor save a field of a one-time code, so the
 * login password stays out of it.
 */
export const PaymentPasswordField = (props: Omit<PasswordFieldProps, "autoComplete" | "inputMode">) => {
  const isNumeric = PaymentPassword.isNumeric(useAtomValue(knownRulesAtom))
  return (
    <PasswordField {...props} autoComplete="one-time-code" inputMode={isNumeric ? "numeric" : undefined} />
  )
}
