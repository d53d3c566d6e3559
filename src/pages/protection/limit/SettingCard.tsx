import { ChevronRight } from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"

import { PressButton } from "#ui/button/PressButton.tsx"
import { classes } from "#ui/basic/classes.ts"

import styles from "./SettingCard.module.css"

interface CardProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly foot?: ReactNode
  readonly children: ReactNode
}

export const SettingCard = ({ title, aside, foot, children }: CardProps) => {
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading} className={styles["card"]}>
      <div className={styles["head"]}>
        <h2 id={heading} className={styles["title"]}>
          {title}
        </h2>
        {aside}
      </div>
      <table aria-labelledby={heading} className={styles["settings"]}>
        <tbody>{children}</tbody>
      </table>
      {foot !== undefined && <div className={styles["foot"]}>{foot}</div>}
    </div>
  )
}

interface RowProps {
  readonly label: string
  readonly value: string
  readonly isSet: boolean
  readonly onPress: () => void
  /** Shown below the label and the value. */
  readonly children?: ReactNode
}

export const SettingRow = ({ label, value, isSet, onPress, children }: RowProps) => {
  const { t } = useTranslation()
  return (
    <tr aria-label={label}>
      <td>
        <div className={styles["setting"]}>
          <span className={styles["label"]}>{label}</span>
          <span className={classes(styles["value"], isSet && styles["set"])}>{value}</span>
          {/* Covers the row, so that its accessible name needs to contain no value. */}
          <PressButton
            aria-label={t("change_limit", { row: label })}
            className={styles["change"]}
            onPress={onPress}
          >
            <ChevronRight aria-hidden />
          </PressButton>
        </div>
        {children}
      </td>
    </tr>
  )
}
