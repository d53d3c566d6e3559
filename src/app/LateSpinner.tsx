import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { Spinner } from "#ui/basic/Spinner.tsx"

import styles from "./LateSpinner.module.css"

/** The loader of a part that comes later; what comes at once shows none (spec §9 "lazy loader delay"). */
export const LateSpinner = () => (
  <div className={styles["late"]} style={{ animationDelay: `${millis(timings.lazyLoader)}ms` }}>
    <Spinner />
  </div>
)
