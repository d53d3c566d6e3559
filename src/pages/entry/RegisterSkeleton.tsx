import { PageSkeleton } from "#ui/frame/PageSkeleton.tsx"

import styles from "./Entry.module.css"

export const RegisterSkeleton = () => (
  <div className={styles["form"]}>
    <PageSkeleton inPage shape="form" />
  </div>
)
