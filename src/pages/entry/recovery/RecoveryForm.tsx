import { useTranslation } from "react-i18next"

import type { Mode } from "#domain/entry/PasswordRecovery.ts"
import { Button } from "#ui/button/Button.tsx"
import { CodeField } from "#ui/form/verification/CodeField.tsx"
import { MobileField } from "#ui/form/text/MobileField.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"

import { NewPassword } from "#pages/form/NewPassword.tsx"
import type { useRecovery } from "./useRecovery.ts"

interface Props {
  readonly mode: Mode
  readonly recovery: ReturnType<typeof useRecovery>
}

type Part = Pick<Props, "recovery">

const Account = ({ recovery: { field } }: Part) => {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        {...field("username")}
        label={t("username")}
        autoComplete="username"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...field("email")}
        label={t("email")}
        inputMode="email"
        autoComplete="email"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
    </>
  )
}

export const RecoveryForm = ({ mode, recovery }: Props) => {
  const { t } = useTranslation()
  const { field, typed } = recovery
  return (
    <form aria-label={t("forgot_password")} noValidate onSubmit={recovery.onSubmit}>
      {mode === "email" ? (
        <Account recovery={recovery} />
      ) : (
        <MobileField {...field("mobile")} {...recovery.country} enterKeyHint="next" />
      )}
      <CodeField
        {...field("code")}
        {...recovery.code}
        label={t(mode === "email" ? "email_code" : "sms_code")}
        enterKeyHint="next"
        onFetch={recovery.fetchCode}
      />
      <NewPassword typed={typed.newPassword} field={field} />
      <Refusal message={recovery.refusal} />
      <Button type="submit" variant="primary" wide busy={recovery.busy}>
        {t("set_new_password")}
      </Button>
    </form>
  )
}
