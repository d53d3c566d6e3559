import { type ReactNode, useState } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { classes } from "#ui/basic/classes.ts"

import styles from "./Delayed.module.css"

interface Props {
  /** Shows the loader without delay, because the shell already shows the same loader. */
  readonly atOnce?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Shows a loader only after a delay (spec §9 "lazy loader delay"). */
export const Delayed = ({ atOnce = false, className, children }: Props) => {
  // Keeps the first delay, because a new delay would hide a visible loader again.
  const [wait] = useState(atOnce ? 0 : millis(timings.lazyLoader))
  return (
    <div className={classes(styles["delayed"], className)} style={{ animationDelay: `${wait}ms` }}>
      {children}
    </div>
  )
}
