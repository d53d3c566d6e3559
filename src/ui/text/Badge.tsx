import { classes } from "#ui/basic/classes.ts"
import styles from "./Badge.module.css"

export interface BadgeProps {
  /** An empty string renders nothing. */
  readonly text: string
  /** Hides the badge from assistive technology, because another element already contains the text. */
  readonly visual?: boolean | undefined
  readonly className?: string | undefined
}

export const Badge = ({ text, visual, className }: BadgeProps) =>
  text === "" ? null : (
    <span className={classes(styles["badge"], className)} aria-hidden={visual}>
      {text}
    </span>
  )

export const Dot = ({ className }: Pick<BadgeProps, "className">) => (
  <span className={classes(styles["dot"], className)} />
)
