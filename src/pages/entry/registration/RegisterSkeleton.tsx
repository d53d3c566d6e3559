import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"

import styles from "#pages/entry/Entry.module.css"

export const RegisterSkeleton = () => (
  <div className={styles["form"]}>
    <PageSkeleton inPage shape="form" />
  </div>
)
