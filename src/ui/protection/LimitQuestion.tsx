import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import styles from "./LimitQuestion.module.css"

interface Props {
  readonly onSet: () => void
  /** Called after the second refusal. */
  readonly onDecline: () => void
}

export const LimitQuestion = ({ onSet, onDecline }: Props) => {
  const { t } = useTranslation()
  const [isAskedAgain, setAskedAgain] = useState(false)
  const [choice, setChoice] = useState("set")
  const decline = () => {
    if (isAskedAgain) return onDecline()
    setAskedAgain(true)
    setChoice("set")
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (choice === "set") onSet()
    else decline()
  }
  return (
    <Modal open title={t("first_deposit")} onClose={decline}>
      <form className={styles["form"]} noValidate onSubmit={onSubmit}>
        <p role="status">{t(isAskedAgain ? "first_deposit_again" : "first_deposit_lead")}</p>
        <ChoiceField
          label={t("limit_deposit")}
          choices={[
            { value: "set", label: t("set_limit") },
            { value: "none", label: t("go_on_without_limit") },
          ]}
          value={choice}
          onChange={setChoice}
        />
        <Button type="submit" variant="primary" wide>
          {t("continue")}
        </Button>
      </form>
    </Modal>
  )
}
