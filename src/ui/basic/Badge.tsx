import { classes } from "./classes.ts"
import styles from "./Badge.module.css"

export interface BadgeProps {
  /** An empty text renders nothing. */
  readonly text: string
  /** Hidden from assistive technology: another element has the text. */
  readonly drawn?: boolean | undefined
  readonly className?: string | undefined
}

export const Badge = ({ text, drawn, className }: BadgeProps) =>
  text === "" ? null : (
    <span className={classes(styles["badge"], className)} aria-hidden={drawn}>
      {text}
    </span>
  )

/** A mark for something unread without a number. */
export const Dot = ({ className }: Pick<BadgeProps, "className">) => (
  <span className={classes(styles["dot"], className)} />
)
