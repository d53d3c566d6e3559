import { Check, Circle, X } from "lucide-react"
import { useTranslation } from "react-i18next"

import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { classes } from "#ui/basic/classes.ts"
import styles from "./RuleList.module.css"

export interface RuleListProps {
  readonly rules: ReadonlyArray<{ readonly text: string; readonly isMet: boolean }>
  /** If true, unmet rules show as errors. */
  readonly refused?: boolean
}

export const RuleList = ({ rules, refused = false }: RuleListProps) => {
  const { t } = useTranslation()
  const Unmet = refused ? X : Circle
  return (
    <ul className={styles["rules"]}>
      {rules.map(({ text, isMet }) => (
        <li
          key={text}
          className={classes(styles["rule"], isMet && styles["met"], !isMet && refused && styles["wrong"])}
        >
          {isMet ? (
            <Check className={styles["icon"]} aria-hidden />
          ) : (
            <Unmet className={styles["icon"]} aria-hidden />
          )}
          <span>
            {text}
            <VisuallyHidden>{`(${t(isMet ? "rule_met" : "rule_unmet")})`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
