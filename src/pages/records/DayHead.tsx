import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import type { DayTotal } from "#domain/records/DayTotal.ts"
import { dayText } from "#i18n/formatting.ts"

import styles from "./Records.module.css"

interface Props {
  /** The day's total for the first item of a day; otherwise undefined. */
  readonly of: DayTotal | undefined
  readonly children: (total: DayTotal["total"]) => ReactNode
}

/** The heading of a day, with the total of the items that have loaded. */
export const DayHead = ({ of, children }: Props) => {
  const { t, i18n } = useTranslation()
  if (of === undefined) return null
  return (
    <div className={styles["day"]}>
      <h2 className={styles["date"]}>{of.day === "" ? "–" : dayText(i18n.language, of.day)}</h2>
      <p className={styles["total"]}>
        {t("total_so_far")} {children(of.total)}
      </p>
    </div>
  )
}
