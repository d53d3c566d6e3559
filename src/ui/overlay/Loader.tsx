import { useTranslation } from "react-i18next"

import styles from "./Loader.module.css"

export interface LoaderProps {
  readonly text?: string | undefined
}

export const Loader = ({ text }: LoaderProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["mask"]}>
      <div className={styles["card"]} role="status">
        <span className={styles["ring"]} aria-hidden />
        <span className={styles["text"]}>{text ?? t("please_wait")}</span>
      </div>
    </div>
  )
}
