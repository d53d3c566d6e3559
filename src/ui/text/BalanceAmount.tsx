import { useState } from "react"
import { useTranslation } from "react-i18next"

import { PressButton } from "#ui/button/PressButton.tsx"

import { Amount, type AmountProps } from "./Amount.tsx"
import styles from "./BalanceAmount.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

const Hidden = (props: AmountProps) => {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <PressButton
      aria-label={isShown ? undefined : t("show_amount")}
      className={styles["press"]}
      onPress={() => setShown(!isShown)}
    >
      <Amount {...props} hidden={!isShown} />
      {isShown && <VisuallyHidden> {t("hide_amount")}</VisuallyHidden>}
    </PressButton>
  )
}

/** A press shows a hidden amount, in this place alone, until the next press. */
export const BalanceAmount = (props: AmountProps) =>
  props.hidden === true ? <Hidden {...props} /> : <Amount {...props} />
