import { RefreshCw } from "lucide-react"
import { useTranslation } from "react-i18next"

import { BrandDrawing } from "#ui/media/BrandDrawing.tsx"
import { Button } from "#ui/button/Button.tsx"
import styles from "./State.module.css"

export interface FailedStateProps {
  readonly text: string
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean | undefined
  /** Shows the error as a row instead of a whole page. */
  readonly compact?: boolean | undefined
}

export const FailedState = ({ text, onRetry, busy, compact }: FailedStateProps) => {
  const { t } = useTranslation()
  return (
    <div className={compact === true ? styles["row"] : styles["state"]} role="alert">
      {compact !== true && <BrandDrawing name="failed" className={styles["drawing"]} />}
      <p className={styles["text"]}>{text}</p>
      {onRetry !== undefined && (
        <div className={styles["action"]}>
          <Button size="small" busy={busy ?? false} icon={<RefreshCw />} onPress={onRetry}>
            {t("try_again")}
          </Button>
        </div>
      )}
    </div>
  )
}
