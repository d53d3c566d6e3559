import { X } from "lucide-react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import { IconButton } from "#ui/button/IconButton.tsx"
import styles from "./NoticeBar.module.css"

export interface NoticeBarProps {
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  /** If undefined, the player cannot close the bar. */
  readonly onClose?: (() => void) | undefined
}

export const NoticeBar = ({ text, actionLabel, onAction, onClose }: NoticeBarProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["place"]}>
      <div className={styles["bar"]} role="status">
        <p className={styles["text"]}>{text}</p>
        <div className={styles["action"]}>
          <Button size="small" onPress={onAction}>
            {actionLabel}
          </Button>
        </div>
        {onClose !== undefined && (
          <IconButton label={t("close")} onPress={onClose} className={styles["close"]}>
            <X />
          </IconButton>
        )}
      </div>
    </div>
  )
}
