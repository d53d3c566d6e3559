import { useTranslation } from "react-i18next"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import styles from "./SlowLoad.module.css"

/**
 * What the player reads after 8 s without the page's code, and a link that loads the page again. It works without a
 * script: the shell shows it before the app has loaded, which may never happen without a network.
 */
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
