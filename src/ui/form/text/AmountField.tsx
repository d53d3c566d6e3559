import type { ReactNode, Ref, SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"

import * as AmountInput from "#domain/AmountInput.ts"
import { Button } from "#ui/button/Button.tsx"
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
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly quick?: ReadonlyArray<QuickAmount> | undefined
  /** Fills in all that there is. */
  readonly whole?: QuickAmount | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Returns undefined if the browser does not name the inserted text. */
const insertedBy = (event: Event): string | undefined => {
  if (event instanceof InputEvent && event.inputType.startsWith("delete")) return ""
  const isNamed = event instanceof InputEvent || event instanceof CompositionEvent
  return isNamed && event.data !== null && event.data !== "" ? event.data : undefined
}

/** Groups the digits in the input itself, because only then the caret stays where the player types. */
const groupIn = (input: HTMLInputElement, before: string, event: Event): string => {
  const { value } = input
  const { text, caret } = AmountInput.edited({
    before,
    after: { text: value, caret: input.selectionStart ?? value.length },
    added: insertedBy(event) ?? value,
    isForward: event instanceof InputEvent && event.inputType === "deleteContentForward",
  })
  if (text !== value) {
    input.value = text
    input.setSelectionRange(caret, caret)
  }
  return text
}

export const AmountField = (props: AmountFieldProps) => {
  const { label, currency, hint, error, value, onChange, quick = [], whole, ref } = props
  const { t } = useTranslation()
  const shown = AmountInput.grouped(value)
  const take = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    // A changed text would end the composition of an input method.
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing))
      onChange(groupIn(currentTarget, shown, nativeEvent))
  }
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
        maxLength={30}
        value={shown}
        onChange={take}
        onCompositionEnd={take}
      />
      {whole !== undefined && (
        <div className={styles["whole"]}>
          <Button size="small" onPress={() => onChange(whole.value)}>
            {whole.label}
          </Button>
        </div>
      )}
      {quick.length > 0 && (
        <div role="group" aria-label={t("quick_amounts")} className={styles["quick"]}>
          {quick.map((each) => (
            <PressButton
              key={each.value}
              aria-pressed={AmountInput.grouped(each.value) === shown}
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
