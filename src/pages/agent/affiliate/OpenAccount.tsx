import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { openAccountForm } from "#atoms/agent/downlines.ts"
import { limits } from "#config/limits.ts"
import * as NewDownline from "#domain/agent/NewDownline.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import { downlineTypes } from "#domain/agent/Team.ts"
import { Button } from "#ui/button/Button.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"

import { useFieldRules } from "#pages/form/useFieldRules.ts"
import { draftOf } from "#pages/form/useForm.ts"
import { useSentForm } from "#pages/form/useSentForm.ts"
import styles from "./AgentRegister.module.css"
import { Quotas } from "./Quotas.tsx"
import { RateFields } from "./RateFields.tsx"

// The device stores no password.
const stored = draftOf<NewDownline.Typed, "account">("downline", ["account"])

const Form = ({ quotas }: { readonly quotas: ReadonlyArray<Rebate.Quota> }) => {
  const { t } = useTranslation()
  const { withRules } = useFieldRules()
  const form = useSentForm(openAccountForm, {
    initial: (): NewDownline.Typed => ({ ...NewDownline.nothing, rebates: Rebate.least(quotas) }),
    draft: stored,
  })
  const { values, fieldRef, errorOf, edit, change } = form
  const submit = form.onSubmit((typed) => withRules((rules) => form.send({ typed, rules, quotas })))
  const rateError = errorOf("rebates")
  return (
    <form aria-label={t("open_account")} noValidate onSubmit={submit}>
      <p className={styles["lead"]}>{t("open_account_lead")}</p>
      <TextField
        required
        ref={fieldRef("account")}
        label={t("account")}
        error={errorOf("account")}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.fieldLength}
        value={values.account}
        onChange={(event) => edit("account", event.currentTarget.value.trim())}
      />
      <PasswordField
        required
        ref={fieldRef("password")}
        label={t("password")}
        error={errorOf("password")}
        autoComplete="new-password"
        maxLength={limits.fieldLength}
        value={values.password}
        onChange={(event) => edit("password", event.currentTarget.value)}
      />
      <Select
        label={t("account_type")}
        options={downlineTypes.map(({ type, label }) => ({ value: String(type), label: t(label) }))}
        value={String(values.type)}
        onChange={({ currentTarget }) => {
          const type = Number(currentTarget.value)
          change((before) => ({ ...before, type }))
        }}
      />
      <RateFields quotas={quotas} rates={values.rebates} onChange={(rebates) => edit("rebates", rebates)} />
      {/* All rate fields share one error message. */}
      <Refusal message={rateError === "" ? form.refusal : { key: "rate_too_high" }} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("open_account")}
      </Button>
    </form>
  )
}

export const OpenAccount = () => {
  const { formNumber } = useAtomValue(openAccountForm.formAtom)
  return <Quotas>{(quotas) => <Form key={formNumber} quotas={quotas} />}</Quotas>
}
