import { useTranslation } from "react-i18next"

import styles from "./Promotions.module.css"

interface Props {
  /** Empty when unknown. */
  readonly start: string
  /** Empty when unknown. */
  readonly end: string
}

/** First and last day of a promotion, as far as known. */
export const PromotionPeriod = ({ start, end }: Props) => {
  const { t } = useTranslation()
  if (start === "" && end === "") return <span />
  if (start === "") return <p className={styles["period"]}>{t("activity_until", { end })}</p>
  if (end === "") return <p className={styles["period"]}>{t("activity_from", { start })}</p>
  return (
    <p className={styles["period"]}>
      {start} – {end}
    </p>
  )
}
