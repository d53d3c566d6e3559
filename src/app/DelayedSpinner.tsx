import { Spinner } from "#ui/basic/Spinner.tsx"
import { classes } from "#ui/basic/classes.ts"

import { Delayed } from "./Delayed.tsx"
import styles from "./DelayedSpinner.module.css"

interface Props {
  /** Lies over the current page, which stays on screen. */
  readonly overPage?: boolean
}

/** The spinner of a lazy import. */
export const DelayedSpinner = ({ overPage = false }: Props) => (
  <Delayed className={classes(styles["place"], overPage && styles["overPage"])}>
    <Spinner />
  </Delayed>
)
