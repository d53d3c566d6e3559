import { useTranslation } from "react-i18next"

import styles from "./Spinner.module.css"

export interface SpinnerProps {
  readonly label?: string | undefined
}

export const Spinner = ({ label }: SpinnerProps) => {
  const { t } = useTranslation()
  return (
    <span className={styles["place"]} role="status" aria-label={label ?? t("loading")}>
      <span className={styles["ring"]} />
    </span>
  )
}
