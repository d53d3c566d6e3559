import { useTranslation } from "react-i18next"

import { dayText, rangeText } from "#i18n/formatting.ts"

import styles from "./Promotions.module.css"

interface Props {
  /** A calendar date; "" when unknown. */
  readonly start: string
  /** A calendar date; "" when unknown. */
  readonly end: string
}

export const PromotionPeriod = ({ start, end }: Props) => {
  const { t, i18n } = useTranslation()
  if (start === "" && end === "") return <span />
  const [first, last] = [dayText(i18n.language, start), dayText(i18n.language, end)]
  if (start === "") return <p className={styles["period"]}>{t("activity_until", { end: last })}</p>
  if (end === "") return <p className={styles["period"]}>{t("activity_from", { start: first })}</p>
  return <p className={styles["period"]}>{rangeText(t, first, last)}</p>
}
