import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { openDownlineAtom } from "#atoms/agent/downlines.ts"
import { notifyAtom } from "#atoms/frame/toasts.ts"
import { knownRulesAtom } from "#atoms/fieldRules.ts"
import { limits } from "#config/limits.ts"
import { timings } from "#config/timings.ts"
import * as NewDownline from "#domain/agent/NewDownline.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import { downlineTypes } from "#domain/agent/Team.ts"
import { Button } from "#ui/basic/Button.tsx"
import { PasswordField } from "#ui/form/PasswordField.tsx"
import { Select } from "#ui/form/Select.tsx"
import { TextField } from "#ui/form/TextField.tsx"

import styles from "./AgentRegister.module.css"
import { Quotas } from "./Quotas.tsx"
import { RateFields } from "./RateFields.tsx"

const useForm = (quotas: ReadonlyArray<Rebate.Quota>) => {
  const empty = { ...NewDownline.nothing, rebates: Rebate.least(quotas) }
  const [typed, setTyped] = useState<NewDownline.Typed>(empty)
  const [errors, setErrors] = useState<NewDownline.Errors>({})
  const rules = useAtomValue(knownRulesAtom)
  const [isBusy, open] = useAtom(openDownlineAtom)
  const notify = useSetAtom(notifyAtom)
  const send = async () => {
    const found = NewDownline.check(typed, rules, quotas)
    setErrors(found)
    if (!NewDownline.isGood(found)) return
    const opened = await open(typed)
    if (opened._tag === "None") return
    setTyped(empty)
    notify({
      message: { key: "account_opened", values: { account: opened.value } },
      shownFor: timings.toastBackend,
      tone: "good",
    })
  }
  return {
    typed,
    errors,
    isBusy,
    edit: (change: Partial<NewDownline.Typed>) => {
      setTyped((before) => ({ ...before, ...change }))
      setErrors({})
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

const Form = ({ quotas }: { readonly quotas: ReadonlyArray<Rebate.Quota> }) => {
  const { t } = useTranslation()
  const { typed, errors, isBusy, edit, submit } = useForm(quotas)
  const errorOf = (field: NewDownline.Field): string => {
    const error = errors[field]
    return error === undefined ? "" : t(error)
  }
  return (
    <form aria-label={t("open_account")} noValidate onSubmit={submit}>
      <p className={styles["lead"]}>{t("open_account_lead")}</p>
      <TextField
        required
        label={t("account")}
        error={errorOf("account")}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.fieldLength}
        value={typed.account}
        onChange={(event) => edit({ account: event.currentTarget.value.trim() })}
      />
      <PasswordField
        required
        label={t("password")}
        error={errorOf("password")}
        autoComplete="new-password"
        maxLength={limits.fieldLength}
        value={typed.password}
        onChange={(event) => edit({ password: event.currentTarget.value })}
      />
      <Select
        label={t("account_type")}
        options={downlineTypes.map(({ type, label }) => ({ value: String(type), label: t(label) }))}
        value={String(typed.type)}
        onChange={(event) => edit({ type: Number(event.currentTarget.value) })}
      />
      <RateFields quotas={quotas} rates={typed.rebates} onChange={(rebates) => edit({ rebates })} />
      {errors.rebates !== undefined && (
        <p role="alert" className={styles["refusal"]}>
          {t(errors.rebates)}
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {t("open_account")}
      </Button>
    </form>
  )
}

/** The form that opens an account below the agent (spec §6 "Agents"). */
export const OpenAccount = () => <Quotas>{(quotas) => <Form quotas={quotas} />}</Quotas>
