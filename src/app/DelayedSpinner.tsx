import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { Spinner } from "#ui/basic/Spinner.tsx"
import { classes } from "#ui/basic/classes.ts"

import styles from "./DelayedSpinner.module.css"

interface Props {
  /** Lies over the current page, which stays on screen. */
  readonly overPage?: boolean
}

/** Shows the spinner of a lazy import after a delay (spec §9 "lazy loader delay"). */
export const DelayedSpinner = ({ overPage = false }: Props) => (
  <div
    className={classes(styles["delayed"], overPage && styles["overPage"])}
    style={{ animationDelay: `${millis(timings.lazyLoader)}ms` }}
  >
    <Spinner />
  </div>
)
