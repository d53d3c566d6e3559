import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import styles from "./State.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export interface EmptyStateProps {
  /** The headline of a state that is not about data, such as a feature that is off. */
  readonly title?: string | undefined
  /** Says what is missing. It is the headline, unless there is a title. */
  readonly text?: string | undefined
  /** A sentence below `text` as headline. */
  readonly hint?: string | undefined
  /** The sign of what is missing, drawn in the lantern. */
  readonly icon?: LucideIcon | undefined
  /** One button or link, for an action that helps. */
  readonly action?: ReactNode | undefined
}

const UnlitLantern = ({ icon: Icon }: Pick<EmptyStateProps, "icon">) => (
  <svg className={styles["drawing"]} viewBox="0 0 120 120" fill="none" aria-hidden>
    <ellipse cx="60" cy="106" rx="30" ry="4" className={styles["ground"]} />
    <path d="M60 6v16" className={styles["stroke"]} />
    <path d="M46 24h28M46 82h28" className={styles["stroke"]} />
    <path d="M46 24c-16 12-20 44 0 58M74 24c16 12 20 44 0 58" className={styles["stroke"]} />
    {Icon ? (
      <Icon x="44" y="37" width="32" height="32" strokeWidth="1.5" className={styles["sign"]} />
    ) : (
      <path d="M60 24v58M54 24c-9 14-9 44 0 58M66 24c9 14 9 44 0 58" className={styles["faint"]} />
    )}
    <path d="M60 82v8M60 90c-4 4-4 8-4 12M60 90c4 4 4 8 4 12M60 90v12" className={styles["stroke"]} />
  </svg>
)

/** Shown when there is no data and nothing failed. Screen readers read 'No data' before the page's own headline. */
export const EmptyState = ({ title, text, hint, icon, action }: EmptyStateProps) => {
  const { t } = useTranslation()
  const isOwn = title === undefined && text !== undefined
  const below = isOwn ? hint : (text ?? t("no_data_hint"))
  return (
    <div className={styles["state"]}>
      <div role="status">
        <UnlitLantern icon={icon} />
        {isOwn && <VisuallyHidden>{t("no_data")}</VisuallyHidden>}
        <p className={styles["title"]}>{title ?? text ?? t("no_data")}</p>
        {below !== undefined && <p className={styles["text"]}>{below}</p>}
      </div>
      {Boolean(action) && <div className={styles["action"]}>{action}</div>}
    </div>
  )
}
