import { useTranslation } from "react-i18next"

import type { Field } from "#domain/entry/Credentials.ts"
import { CodeField } from "#ui/form/verification/CodeField.tsx"
import { MobileField } from "#ui/form/text/MobileField.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"

import type { useLogin } from "./useLogin.ts"

interface Props {
  readonly login: ReturnType<typeof useLogin>
}

export const LoginFields = ({ login }: Props) => {
  const { t } = useTranslation()
  const field = (name: Field) => ({
    ...login.field(name),
    required: true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      login.edit(name, event.currentTarget.value),
  })
  return login.mode === "username" ? (
    <>
      <TextField
        {...field("username")}
        label={t("username")}
        name="username"
        autoComplete="username"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...field("password")}
        label={t("password")}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </>
  ) : (
    <>
      <MobileField {...field("username")} {...login.country} name="mobileNum" enterKeyHint="next" />
      <CodeField
        {...field("password")}
        {...login.code}
        label={t("sms_code")}
        name="verificationCode"
        enterKeyHint="go"
        onFetch={login.fetchCode}
      />
    </>
  )
}
