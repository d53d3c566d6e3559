import { useTranslation } from "react-i18next"

import type { Field } from "#domain/entry/Credentials.ts"
import { PressLink, type PressLinkProps } from "#ui/button/PressLink.tsx"
import { Checkbox, type CheckboxProps } from "#ui/form/choice/Checkbox.tsx"
import { CodeField } from "#ui/form/verification/CodeField.tsx"
import { MobileField } from "#ui/form/text/MobileField.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { TextField, type TextFieldProps } from "#ui/form/text/TextField.tsx"

import styles from "#pages/entry/Entry.module.css"
import type { useLogin } from "./useLogin.ts"

interface UsernameFieldsProps {
  readonly field: (name: Field) => Omit<TextFieldProps, "label">
}

export const UsernameFields = ({ field }: UsernameFieldsProps) => {
  const { t } = useTranslation()
  return (
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
  )
}

export const LoginFields = ({ login }: { readonly login: ReturnType<typeof useLogin> }) => {
  const { t } = useTranslation()
  const field = (name: Field) => ({
    ...login.field(name),
    required: true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      login.edit(name, event.currentTarget.value),
  })
  return login.mode === "username" ? (
    <UsernameFields field={field} />
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

interface RememberRowProps extends Pick<CheckboxProps, "checked" | "onChange"> {
  readonly isByName: boolean
  readonly forgot: Pick<PressLinkProps, "href" | "onPress">
}

export const RememberRow = ({ isByName, forgot, ...checkbox }: RememberRowProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["row"]}>
      <Checkbox
        {...checkbox}
        name="remember"
        label={t(isByName ? "remember_password" : "remember_number")}
        hint={t(isByName ? "on_this_device" : "number_on_this_device")}
      />
      {isByName && (
        <PressLink className={styles["link"]} {...forgot}>
          {t("forgot_password")}
        </PressLink>
      )}
    </div>
  )
}
