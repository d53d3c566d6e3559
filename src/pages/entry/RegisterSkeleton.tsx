import { PageSkeleton } from "#ui/frame/PageSkeleton.tsx"

import styles from "./Entry.module.css"

/** The outline of the register form. */
export const RegisterSkeleton = () => (
  <div className={styles["form"]}>
    <PageSkeleton inPage shape="form" />
  </div>
)
