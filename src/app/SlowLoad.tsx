import { useTranslation } from "react-i18next"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import styles from "./SlowLoad.module.css"

/** Works without JavaScript, because the shell shows this message before the app has loaded. */
export const SlowLoad = () => {
  const { t } = useTranslation()
  return (
    <p role="status" className={styles["notice"]} style={{ animationDelay: `${millis(timings.slowLoad)}ms` }}>
      <span>{t("network_slow")}</span>
      <a href="" className={styles["again"]}>
        {t("try_again")}
      </a>
    </p>
  )
}
