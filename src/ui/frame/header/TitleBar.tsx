import { ChevronLeft } from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"

import { IconButton } from "#ui/button/IconButton.tsx"
import styles from "./TitleBar.module.css"

export interface TitleBarProps {
  readonly title: ReactNode
  /** If undefined, the bar has no back arrow. */
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode | undefined
}

export const TitleBar = ({ title, onBack, children }: TitleBarProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles["bar"]}>
      <div className={styles["side"]}>
        {onBack !== undefined && (
          <IconButton label={t("back")} onPress={onBack}>
            <ChevronLeft />
          </IconButton>
        )}
      </div>
      <h1 id={id} className={styles["title"]}>
        {title}
      </h1>
      <div className={styles["side"]}>{children}</div>
    </section>
  )
}
