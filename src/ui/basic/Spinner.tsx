import { useTranslation } from "#ui/texts.tsx"

import styles from "./Spinner.module.css"

export interface SpinnerProps {
  /** What is awaited; 'Loading' when left out. */
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
