import { Skeleton } from "#ui/basic/Skeleton.tsx"

import styles from "./WinnerBoardPlaceholder.module.css"

export const WinnerBoardPlaceholder = () => <Skeleton className={styles["place"]} />
