import type { Ref } from "react"
import { useTranslation } from "react-i18next"

import { PressButton } from "#ui/button/PressButton.tsx"
import styles from "./AmountField.module.css"
import { TextField } from "./TextField.tsx"

export interface QuickAmount {
  readonly value: string
  readonly label: string
}

export interface AmountFieldProps {
  readonly label: string
  readonly currency: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly quick?: ReadonlyArray<QuickAmount> | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export const AmountField = (props: AmountFieldProps) => {
  const { label, currency, hint, error, value, onChange, quick = [], ref } = props
  const { t } = useTranslation()
  return (
    <div className={styles["amount"]}>
      <TextField
        ref={ref}
        label={label}
        required
        hint={hint}
        error={error}
        lead={<span className={styles["currency"]}>{currency}</span>}
        inputMode="decimal"
        placeholder="0.00"
        autoComplete="off"
        maxLength={24}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {quick.length > 0 && (
        <div role="group" aria-label={t("quick_amounts")} className={styles["quick"]}>
          {quick.map((each) => (
            <PressButton
              key={each.value}
              aria-pressed={each.value === value}
              className={styles["press"]}
              onPress={() => onChange(each.value)}
            >
              {each.label}
            </PressButton>
          ))}
        </div>
      )}
    </div>
  )
}
