import { useTranslation } from "react-i18next"

import { type Strength, strengths } from "#domain/entry/Strength.ts"

import { classes } from "#ui/basic/classes.ts"
import styles from "./StrengthMeter.module.css"

export interface StrengthMeterProps {
  readonly strength: Strength
}

const words = { weak: "strength_weak", fair: "strength_fair", strong: "strength_strong" } as const

export const StrengthMeter = ({ strength }: StrengthMeterProps) => {
  const { t } = useTranslation()
  const reached = strengths.indexOf(strength)
  return (
    <p className={styles["meter"]} role="status">
      {strengths.map((step, index) => (
        <span
          key={step}
          aria-hidden
          className={classes(styles["bar"], index <= reached && styles[strength])}
        />
      ))}
      <span className={styles["word"]}>{t(words[strength])}</span>
    </p>
  )
}
