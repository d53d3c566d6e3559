import { WifiOff } from "lucide-react"
import { useTranslation } from "react-i18next"

import styles from "./OfflineBanner.module.css"

export const OfflineBanner = () => {
  const { t } = useTranslation()
  return (
    <div className={styles["banner"]} role="status">
      <WifiOff className={styles["icon"]} aria-hidden />
      <p>
        <strong className={styles["title"]}>{t("offline")}</strong>{" "}
        <span className={styles["hint"]}>{t("offline_hint")}</span>
      </p>
    </div>
  )
}
