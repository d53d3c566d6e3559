import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import styles from "./State.module.css"

export interface EmptyStateProps {
  /** Defaults to 'No data'. */
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** One button or link, for an action that helps. */
  readonly action?: ReactNode | undefined
}

const UnlitLantern = () => (
  <svg className={styles["drawing"]} viewBox="0 0 120 120" fill="none" aria-hidden>
    <ellipse cx="60" cy="106" rx="30" ry="4" className={styles["ground"]} />
    <path d="M60 6v16" className={styles["stroke"]} />
    <path d="M46 24h28M46 82h28" className={styles["stroke"]} />
    <path d="M46 24c-16 12-20 44 0 58M74 24c16 12 20 44 0 58" className={styles["stroke"]} />
    <path d="M60 24v58" className={styles["faint"]} />
    <path d="M54 24c-9 14-9 44 0 58M66 24c9 14 9 44 0 58" className={styles["faint"]} />
    <path d="M60 82v8M60 90c-4 4-4 8-4 12M60 90c4 4 4 8 4 12M60 90v12" className={styles["stroke"]} />
  </svg>
)

/** Shown when there is no data and nothing failed. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["state"]}>
      <div role="status">
        <UnlitLantern />
        <p className={styles["title"]}>{title ?? t("no_data")}</p>
        <p className={styles["text"]}>{text ?? t("no_data_hint")}</p>
      </div>
      {Boolean(action) && <div className={styles["action"]}>{action}</div>}
    </div>
  )
}
