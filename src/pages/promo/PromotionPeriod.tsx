import { useTranslation } from "react-i18next"

import { dayText, rangeText } from "#i18n/saying.ts"

import styles from "./Promotions.module.css"

interface Props {
  /** Calendar date; empty when unknown. */
  readonly start: string
  /** Calendar date; empty when unknown. */
  readonly end: string
}

/** First and last day of a promotion, as far as known. */
export const PromotionPeriod = ({ start, end }: Props) => {
  const { t, i18n } = useTranslation()
  if (start === "" && end === "") return <span />
  const [first, last] = [dayText(i18n.language, start), dayText(i18n.language, end)]
  if (start === "") return <p className={styles["period"]}>{t("activity_until", { end: last })}</p>
  if (end === "") return <p className={styles["period"]}>{t("activity_from", { start: first })}</p>
  return <p className={styles["period"]}>{rangeText(t, first, last)}</p>
}
