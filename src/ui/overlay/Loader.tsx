import { useTranslation } from "#ui/texts.tsx"

import styles from "./Loader.module.css"

export interface LoaderProps {
  /** 'Please wait' when left out. */
  readonly text?: string | undefined
}

/** Takes every press until what was asked for has an answer. */
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
