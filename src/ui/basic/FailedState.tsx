import { RefreshCw } from "lucide-react"
import { useTranslation } from "react-i18next"

import { Button } from "./Button.tsx"
import styles from "./State.module.css"

export interface FailedStateProps {
  /** The reason, in the player's language. */
  readonly text: string
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean | undefined
  /** A row instead of a page. */
  readonly compact?: boolean | undefined
}

const TornLantern = () => (
  <svg className={styles["drawing"]} viewBox="0 0 120 120" fill="none" aria-hidden>
    <ellipse cx="60" cy="106" rx="30" ry="4" className={styles["ground"]} />
    <path d="M60 6v16" className={styles["stroke"]} />
    <path d="M46 24h28M46 82h28" className={styles["stroke"]} />
    <path d="M46 24c-16 12-20 44 0 58M74 24c16 12 20 44 0 58" className={styles["stroke"]} />
    <path d="M62 24l-8 18 12 10-12 12 8 18" className={styles["fault"]} />
    <path d="M60 82v8M60 90c-4 4-4 8-4 12M60 90c4 4 4 8 4 12M60 90v12" className={styles["stroke"]} />
  </svg>
)

/** Shows why something failed to load, with a button to try again. */
export const FailedState = ({ text, onRetry, busy, compact }: FailedStateProps) => {
  const { t } = useTranslation()
  return (
    <div className={compact === true ? styles["row"] : styles["state"]} role="alert">
      {compact !== true && <TornLantern />}
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
