import { useTranslation } from "react-i18next"

import type { OrderState } from "#domain/records/Transaction.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { classes } from "#ui/basic/classes.ts"
import styles from "./StateLine.module.css"

const names: Readonly<Record<OrderState, MessageKey>> = {
  pending: "order_pending",
  checking: "order_checking",
  done: "order_done",
  refused: "order_refused",
}

const stepsOf = (state: OrderState): ReadonlyArray<OrderState> => [
  "pending",
  "checking",
  state === "refused" ? "refused" : "done",
]

export interface StateLineProps {
  readonly state: OrderState
}

export const StateLine = ({ state }: StateLineProps) => {
  const { t } = useTranslation()
  const steps = stepsOf(state)
  const present = steps.indexOf(state)
  return (
    <ol aria-label={t("bet_state")} className={styles["line"]}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === state ? "step" : undefined}
          className={classes(
            styles["step"],
            index <= present && styles["reached"],
            step === state && styles[step],
          )}
        >
          {t(names[step])}
        </li>
      ))}
    </ol>
  )
}
