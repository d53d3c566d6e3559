import { Skeleton } from "#ui/basic/Skeleton.tsx"

import styles from "./PosterRowPlaceholder.module.css"

/** The placeholder of home's row of posters. */
export const PosterRowPlaceholder = () => (
  <div className={styles["place"]}>
    <Skeleton className={styles["bone"]} />
  </div>
)
