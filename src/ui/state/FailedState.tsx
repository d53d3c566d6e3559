import { RefreshCw } from "lucide-react"
import { useTranslation } from "react-i18next"

import { BrandDrawing } from "#ui/media/BrandDrawing.tsx"
import { Button } from "#ui/button/Button.tsx"
import styles from "./State.module.css"

export interface FailedStateProps {
  /** What failed. By default the text is the title. */
  readonly title?: string | undefined
  readonly text: string
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean | undefined
  /** Shows the error as a row instead of a whole page. */
  readonly compact?: boolean | undefined
}

export const FailedState = ({ title, text, onRetry, busy, compact = false }: FailedStateProps) => {
  const { t } = useTranslation()
  return (
    <div className={compact ? styles["row"] : styles["state"]} role="alert">
      {!compact && <BrandDrawing name="failed" className={styles["drawing"]} />}
      {title !== undefined && <p className={styles["title"]}>{title}</p>}
      <p className={styles[compact || title !== undefined ? "text" : "title"]}>{text}</p>
      {onRetry !== undefined && (
        <div className={styles["action"]}>
          <Button
            size={compact ? "small" : undefined}
            busy={busy ?? false}
            icon={<RefreshCw />}
            onPress={onRetry}
          >
            {t("try_again")}
          </Button>
        </div>
      )}
    </div>
  )
}
