import { WifiOff } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { Spinner } from "#ui/state/Spinner.tsx"
import styles from "#ui/state/State.module.css"

export interface OfflineStateProps {
  readonly action?: ReactNode | undefined
}

export const OfflineState = ({ action }: OfflineStateProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["state"]}>
      <WifiOff className={styles["icon"]} aria-hidden />
      <p className={styles["text"]} role="status">
        {t("offline_page")}
      </p>
      <div className={styles["action"]}>
        <Spinner />
      </div>
      {action !== undefined && <div className={styles["action"]}>{action}</div>}
    </div>
  )
}
