import { useTranslation } from "react-i18next"

import { strengthOf } from "#domain/entry/Strength.ts"
import { PasswordField, type PasswordFieldProps } from "#ui/form/password/PasswordField.tsx"
import { StrengthMeter } from "#ui/form/password/StrengthMeter.tsx"

interface Props {
  readonly typed: string
  readonly field: (name: "newPassword" | "confirmPassword") => Omit<PasswordFieldProps, "label">
}

export const NewPassword = ({ typed, field }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        {...field("newPassword")}
        label={t("new_password")}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      {typed !== "" && <StrengthMeter strength={strengthOf(typed)} />}
      <PasswordField
        {...field("confirmPassword")}
        label={t("confirm_password")}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </>
  )
}
