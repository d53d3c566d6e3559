import { classes } from "./classes.ts"
import styles from "./Badge.module.css"

export interface BadgeProps {
  /** Nothing is drawn for "". */
  readonly text: string
  /** Only for the eye: the words are said elsewhere. */
  readonly drawn?: boolean | undefined
  readonly className?: string | undefined
}

export const Badge = ({ text, drawn, className }: BadgeProps) =>
  text === "" ? null : (
    <span className={classes(styles["badge"], className)} aria-hidden={drawn}>
      {text}
    </span>
  )

/** Something unread whose number does not matter. */
export const Dot = ({ className }: Pick<BadgeProps, "className">) => (
  <span className={classes(styles["dot"], className)} />
)
