import { type Strength, strengths } from "#domain/Strength.ts"
import { useTranslation } from "#ui/texts.tsx"

import { classes } from "../basic/classes.ts"
import styles from "./StrengthMeter.module.css"

export interface StrengthMeterProps {
  readonly strength: Strength
}

const words = { weak: "strength_weak", fair: "strength_fair", strong: "strength_strong" } as const

/** How strong a password is: bars for the eye, a sentence for everybody. */
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
