import { Skeleton } from "#ui/state/Skeleton.tsx"

import styles from "./PosterRowPlaceholder.module.css"

export const PosterRowPlaceholder = () => <Skeleton className={styles["place"]} />
