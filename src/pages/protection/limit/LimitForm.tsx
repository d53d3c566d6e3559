import { useAtomValue } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { limitForm } from "#atoms/protection/limits.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { limitAt, type LimitKey, type PlayLimit } from "#domain/protection/PlayLimit.ts"
import { caution } from "#domain/protection/PlayLimitForm.ts"
import { Button } from "#ui/button/Button.tsx"
import { AmountField } from "#ui/form/text/AmountField.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { useSentForm } from "#pages/form/useSentForm.ts"

import styles from "#pages/protection/Protection.module.css"

interface Props {
  readonly limitKey: LimitKey
  readonly limits: ReadonlyArray<PlayLimit>
  readonly onClose: () => void
  /** Called after a save, before the form closes. */
  readonly onSaved?: (() => void) | undefined
}

const Form = ({ limitKey, limits, onClose, onSaved }: Props) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const form = useSentForm(limitForm, { initial: () => ({ amount: "" }) })
  const { isSent } = form
  useEffect(() => {
    if (!isSent) return
    onClose()
    onSaved?.()
  }, [isSent, onClose, onSaved])
  const formOf = (amount: string | null) => ({ ...limitKey, amount, limits, currency })
  const send = (amount: string | null) => form.send(formOf(amount))
  const [asked, ask] = useState<string>()
  const question = caution(formOf(form.values.amount))
  const isAsked = asked === form.values.amount
  const submit = (amount: string) => (question === undefined || isAsked ? send(amount) : ask(amount))
  const limit = limitAt(limits, limitKey)
  return (
    <form noValidate className={styles["limitForm"]} onSubmit={form.onSubmit(({ amount }) => submit(amount))}>
      <AmountField
        ref={form.fieldRef("amount")}
        label={t("amount")}
        currency={currency}
        hint={t("limit_waits")}
        error={form.errorOf("amount")}
        value={form.values.amount}
        onChange={(amount) => form.edit("amount", amount)}
      />
      <Refusal message={form.refusal ?? (isAsked ? question : undefined)} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("save")}
      </Button>
      {limit?.setBy === "player" && (
        <Button wide disabled={form.busy} onPress={() => send(null)}>
          {t("remove_limit")}
        </Button>
      )}
      <Button wide onPress={onClose}>
        {t("cancel")}
      </Button>
    </form>
  )
}

export const LimitForm = (props: Props) => {
  const { t } = useTranslation()
  const { kind, period } = props.limitKey
  return (
    <Modal open title={t(`limit_${kind}_${period}`)} onClose={props.onClose}>
      <Form {...props} />
    </Modal>
  )
}
