import { Spinner } from "#ui/state/Spinner.tsx"
import { classes } from "#ui/basic/classes.ts"

import { Delayed } from "./Delayed.tsx"
import styles from "./DelayedSpinner.module.css"

export const DelayedSpinner = ({ overPage = false }: { readonly overPage?: boolean }) => (
  <Delayed className={classes(styles["place"], overPage && styles["overPage"])}>
    <Spinner />
  </Delayed>
)
