import { useState } from "react"
import { useTranslation } from "react-i18next"

import { paymentPasswordForm } from "#atoms/account/security.ts"
import * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Button } from "#ui/button/Button.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"

import { useFieldRules } from "../form/useFieldRules.ts"
import { textField } from "../form/useForm.ts"
import { PaymentPasswordField } from "../form/PaymentPasswordField.tsx"
import styles from "./Security.module.css"
import { useSecurityForm } from "./useSecurityForm.ts"

const titles: Readonly<Record<PaymentPassword.Purpose, MessageKey>> = {
  set: "set_payment_password",
  change: "change_payment_password",
  reset: "reset_payment_password",
}

export const PaymentPasswordPart = ({ isSet }: { readonly isSet: boolean }) => {
  const { t } = useTranslation()
  const [forgot, setForgot] = useState(false)
  const known = forgot ? "reset" : "change"
  const purpose = isSet ? known : "set"
  const { rules, withRules } = useFieldRules()
  const form = useSecurityForm(paymentPasswordForm, () => PaymentPassword.nothing)
  const field = (name: PaymentPassword.Field) => textField(form, name)
  const digits = PaymentPassword.digitsOf(rules)
  const hints = [
    ...(digits === undefined ? [] : [t("payment_password_digits", { count: digits })]),
    t("payment_password_hint"),
  ]
  const onSubmit = form.onSubmit((typed) =>
    withRules((loaded) => form.send({ purpose, typed, rules: loaded })),
  )
  return (
    <form aria-label={t(titles[purpose])} noValidate onSubmit={onSubmit}>
      <h2 className={styles["heading"]}>{t(titles[purpose])}</h2>
      {purpose === "change" && (
        <PaymentPasswordField {...field("currentPassword")} label={t("old_payment_password")} />
      )}
      {purpose === "reset" && (
        <PasswordField
          {...field("currentPassword")}
          label={t("login_password")}
          autoComplete="current-password"
        />
      )}
      <PaymentPasswordField
        {...field("paymentPassword")}
        label={t(isSet ? "new_payment_password" : "payment_password")}
        rules={hints.join("\n")}
      />
      <PaymentPasswordField {...field("confirmPassword")} label={t("confirm_payment_password")} />
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("submit_form")}
      </Button>
      {isSet && (
        <div className={styles["below"]}>
          <Button
            variant="quiet"
            wide
            onPress={() => {
              form.edit("currentPassword", "")
              setForgot(!forgot)
            }}
          >
            {t(forgot ? "by_old_payment_password" : "payment_password_forgotten")}
          </Button>
        </div>
      )}
    </form>
  )
}
