import { useTranslation } from "react-i18next"

import styles from "./Spinner.module.css"

export const Spinner = () => {
  const { t } = useTranslation()
  return (
    <span className={styles["place"]} role="status" aria-label={t("loading")}>
      <span className={styles["ring"]} />
    </span>
  )
}
