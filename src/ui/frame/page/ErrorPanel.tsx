import { RotateCw, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import styles from "./ErrorPanel.module.css"

export interface ErrorPanelProps {
  readonly onReload: () => void
  readonly text?: string | undefined
}

export const ErrorPanel = ({ onReload, text }: ErrorPanelProps) => {
  const { t } = useTranslation()
  return (
    <section className={styles["panel"]} role="alert">
      <TriangleAlert className={styles["icon"]} aria-hidden />
      <h2 className={styles["title"]}>{t("error_title")}</h2>
      <p className={styles["text"]}>{text ?? t("error_text")}</p>
      <Button variant="secondary" icon={<RotateCw />} onPress={onReload}>
        {t("error_reload")}
      </Button>
    </section>
  )
}
