import { Skeleton } from "../basic/Skeleton.tsx"
import styles from "./WinnerPlace.module.css"

/** Where the winner board will be. */
export const WinnerPlace = () => <Skeleton className={styles["place"]} />
