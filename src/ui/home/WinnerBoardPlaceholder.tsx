import { Skeleton } from "#ui/state/Skeleton.tsx"

import styles from "./WinnerBoardPlaceholder.module.css"

export const WinnerBoardPlaceholder = () => <Skeleton className={styles["place"]} />
