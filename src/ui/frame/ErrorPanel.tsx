import { RotateCw, TriangleAlert } from "lucide-react"
import { useTranslation } from "#ui/texts.tsx"

import { Button } from "../basic/Button.tsx"
import styles from "./ErrorPanel.module.css"

export interface ErrorPanelProps {
  readonly onReload: () => void
  /** 'Something went wrong here' when left out. */
  readonly title?: string | undefined
  readonly text?: string | undefined
}

/** Stands where a part of the page has failed; the rest goes on. */
export const ErrorPanel = ({ onReload, title, text }: ErrorPanelProps) => {
  const { t } = useTranslation()
  return (
    <section className={styles["panel"]} role="alert">
      <TriangleAlert className={styles["icon"]} aria-hidden />
      <h2 className={styles["title"]}>{title ?? t("error_title")}</h2>
      <p className={styles["text"]}>{text ?? t("error_text")}</p>
      <Button variant="secondary" icon={<RotateCw />} onPress={onReload}>
        {t("error_reload")}
      </Button>
    </section>
  )
}
