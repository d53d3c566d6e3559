import { useState } from "react"
import { useTranslation } from "react-i18next"

import { checkForm } from "#atoms/protection/realityCheck.ts"
import { intervalOf, offered, type RealityCheck } from "#domain/protection/RealityCheck.ts"
import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { useSentForm } from "#pages/form/useSentForm.ts"

import { SettingRow } from "./limit/SettingCard.tsx"
import styles from "./Protection.module.css"

const off = "off"

const valueOf = (minutes: number | null | undefined): string => String(minutes ?? off)

interface Props {
  readonly check: RealityCheck | undefined
}

export const CheckChoice = ({ check }: Props) => {
  const { t } = useTranslation()
  const form = useSentForm(checkForm, { initial: () => ({ minutes: off }) })
  const known = valueOf(check?.minutes)
  // Shows the pressed value until the gateway's value changes or the gateway refuses the change.
  const [pressed, setPressed] = useState({ value: known, over: known })
  const error = form.errorOf("minutes")
  const isPressed = pressed.over === known && (error ?? "") === ""
  const choices = offered(check)
  const choose = (value: string) => {
    const minutes = choices.find((each) => valueOf(each) === value)
    if (minutes === undefined || form.busy) return
    setPressed({ value, over: known })
    form.send({ minutes })
  }
  return (
    <>
      <p className={styles["lead"]}>{t("check_hint")}</p>
      {choices.length > 0 && (
        <ChoiceField
          ref={form.fieldRef("minutes")}
          label={t("reality_check")}
          choices={choices.map((minutes) => ({
            value: valueOf(minutes),
            label: t(minutes === null ? "check_off" : `check_${minutes}`),
          }))}
          value={isPressed ? pressed.value : known}
          error={error}
          onChange={choose}
        />
      )}
      {check?.max !== undefined && (
        <p className={styles["lead"]}>
          {choices.length > 0 ? t("check_max") : t("check_fixed", { minutes: intervalOf(check) })}
        </p>
      )}
    </>
  )
}

export const CheckRow = ({ check }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingRow
      label={t("check_heading")}
      value={check === undefined ? t("check_off") : t("session_minutes", { minutes: intervalOf(check) })}
      isSet={check !== undefined}
      onPress={() => setOpen(true)}
    >
      {isOpen && (
        <Modal open title={t("check_heading")} onClose={() => setOpen(false)}>
          <CheckChoice check={check} />
        </Modal>
      )}
    </SettingRow>
  )
}
