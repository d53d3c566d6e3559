import { useTranslation } from "#ui/texts.tsx"

import * as Activity from "#domain/Activity.ts"
import type { Promotion } from "#domain/Promotion.ts"

import styles from "./Activities.module.css"

/** When an activity begins and ends, as far as that is known. */
export const ActivityPeriod = ({ promotion }: { readonly promotion: Promotion }) => {
  const { t } = useTranslation()
  const { start, end } = Activity.daysOf(promotion)
  if (start === "" && end === "") return <span />
  if (start === "") return <p className={styles["period"]}>{t("activity_until", { end })}</p>
  if (end === "") return <p className={styles["period"]}>{t("activity_from", { start })}</p>
  return (
    <p className={styles["period"]}>
      {start} – {end}
    </p>
  )
}
