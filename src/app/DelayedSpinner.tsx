import { Spinner } from "#ui/state/Spinner.tsx"
import { classes } from "#ui/basic/classes.ts"

import { Delayed } from "./Delayed.tsx"
import styles from "./DelayedSpinner.module.css"

interface Props {
  readonly overPage?: boolean
}

export const DelayedSpinner = ({ overPage = false }: Props) => (
  <Delayed className={classes(styles["place"], overPage && styles["overPage"])}>
    <Spinner />
  </Delayed>
)
