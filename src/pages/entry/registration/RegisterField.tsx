import { useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { captchaAtom } from "#atoms/entry/login.ts"
import { passwordRules } from "#domain/entry/PasswordRules.ts"
import { ownLength } from "#domain/entry/ownLength.ts"
import type { Field } from "#domain/entry/RegisterForm.ts"
import { strengthOf } from "#domain/entry/Strength.ts"
import { CodeField } from "#ui/form/verification/CodeField.tsx"
import { MobileField } from "#ui/form/text/MobileField.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { RuleList } from "#ui/form/password/RuleList.tsx"
import { StrengthMeter } from "#ui/form/password/StrengthMeter.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"

import { PaymentPasswordField } from "#pages/form/PaymentPasswordField.tsx"
import { FormCaptcha } from "#pages/form/FormCaptcha.tsx"
import { plainLooks } from "./registerLooks.ts"
import type { useRegistration } from "./useRegistration.ts"

interface Props {
  readonly name: Field
  readonly registration: ReturnType<typeof useRegistration>
}

export const RegisterField = ({ name, registration }: Props) => {
  const { t } = useTranslation()
  const refreshCaptcha = useSetAtom(captchaAtom.refetchAtom)
  const { edit, leave, typed, metRules } = registration
  const field = {
    ...registration.field(name),
    enterKeyHint: "next",
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      edit(name, event.currentTarget.value),
  } as const
  switch (name) {
    case "password":
      return (
        <>
          <PasswordField
            {...field}
            label={t("password")}
            autoComplete="new-password"
            rules={
              metRules && (
                <RuleList
                  rules={passwordRules.map((rule) => ({
                    text: t(rule, ownLength),
                    isMet: metRules.includes(rule),
                  }))}
                  refused={field.error !== ""}
                />
              )
            }
          />
          {typed.password !== "" && <StrengthMeter strength={strengthOf(typed.password)} />}
        </>
      )
    case "confirmPassword":
      return <PasswordField {...field} label={t("confirm_password")} autoComplete="new-password" />
    case "paymentPassword":
      return <PaymentPasswordField {...field} label={t("payment_password")} />
    case "mobileNum":
      return <MobileField {...field} {...registration.country} />
    case "verificationCode":
      return (
        <CodeField {...field} {...registration.code} label={t("sms_code")} onFetch={registration.fetchCode} />
      )
    case "captcha":
      return (
        <FormCaptcha
          {...registration.field(name)}
          onChange={(answer) => edit(name, answer)}
          onEmpty={registration.emptyCaptcha}
          onRefresh={() => refreshCaptcha()}
        />
      )
    default: {
      const { label, ...looks } = plainLooks[name]
      return (
        <TextField
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...looks}
          {...field}
          onBlur={() => leave(name)}
          label={t(label)}
        />
      )
    }
  }
}
