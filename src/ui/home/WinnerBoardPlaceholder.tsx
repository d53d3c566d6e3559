import { Skeleton } from "#ui/basic/Skeleton.tsx"

import styles from "./WinnerBoardPlaceholder.module.css"

/** The placeholder of the winner board. */
export const WinnerBoardPlaceholder = () => <Skeleton className={styles["place"]} />
