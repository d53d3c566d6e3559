import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { useTranslation } from "#ui/texts.tsx"

import styles from "./Cashier.module.css"

const bones = ["a", "b", "c", "d"] as const

/** What is asked for before anything can be paid. */
export const CashierWaiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <Unseen>{t("loading")}</Unseen>
      {bones.map((bone) => (
        <Skeleton key={bone} className={styles["bone"]} />
      ))}
    </div>
  )
}
