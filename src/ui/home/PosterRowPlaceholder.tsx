import { Skeleton } from "#ui/state/Skeleton.tsx"

import styles from "./PosterRowPlaceholder.module.css"

export const PosterRowPlaceholder = () => (
  <div className={styles["place"]}>
    <Skeleton className={styles["bone"]} />
  </div>
)
