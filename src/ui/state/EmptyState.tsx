import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { BrandDrawing } from "#ui/media/BrandDrawing.tsx"
import styles from "./State.module.css"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

export interface EmptyStateProps {
  /** The headline of a state without a list of data, such as a disabled feature. */
  readonly title?: string | undefined
  /** The headline, unless `title` is given. */
  readonly text?: string | undefined
  readonly hint?: string | undefined
  readonly icon?: LucideIcon | undefined
  readonly action?: ReactNode | undefined
}

/** Shown if neither data nor an error exists. Screen readers read 'No data' before the page's own headline. */
export const EmptyState = ({ title, text, hint, icon, action }: EmptyStateProps) => {
  const { t } = useTranslation()
  const isOwn = title === undefined && text !== undefined
  const below = isOwn ? hint : (text ?? t("no_data_hint"))
  return (
    <div className={styles["state"]}>
      <div role="status">
        <BrandDrawing name="empty" className={styles["drawing"]} icon={icon} />
        {isOwn && <VisuallyHidden>{t("no_data")}</VisuallyHidden>}
        <p className={styles["title"]}>{title ?? text ?? t("no_data")}</p>
        {below !== undefined && <p className={styles["text"]}>{below}</p>}
      </div>
      {Boolean(action) && <div className={styles["action"]}>{action}</div>}
    </div>
  )
}
