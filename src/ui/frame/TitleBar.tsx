import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { IconButton } from "../basic/IconButton.tsx"
import styles from "./TitleBar.module.css"

export interface TitleBarProps {
  readonly title: string
  /** No arrow without it. */
  readonly onBack?: (() => void) | undefined
  /** One control at the right edge. */
  readonly children?: ReactNode | undefined
}

export const TitleBar = ({ title, onBack, children }: TitleBarProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["bar"]}>
      <div className={styles["side"]}>
        {onBack !== undefined && (
          <IconButton label={t("back")} onPress={onBack}>
            <ChevronLeft />
          </IconButton>
        )}
      </div>
      <h1 className={styles["title"]}>{title}</h1>
      <div className={styles["side"]}>{children}</div>
    </div>
  )
}
