import * as Money from "#domain/Money.ts"

import { classes } from "#ui/basic/classes.ts"
import styles from "./Amount.module.css"

export interface AmountProps {
  readonly currency: string
  /** The formatted amount, such as `1,234.00`. */
  readonly text: string
  readonly tone?: "plain" | "gain" | "loss" | "gold" | undefined
  readonly hidden?: boolean | undefined
  readonly className?: string | undefined
}

// The length is fixed: a varying length would reveal the amount.
export const asterisks = "******"

export const Amount = ({ currency, text, tone = "plain", hidden = false, className }: AmountProps) => (
  <span className={classes(styles["amount"], styles[tone], className)}>
    {hidden ? asterisks : Money.withCurrency(text, currency)}
  </span>
)
