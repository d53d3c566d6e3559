import { classes } from "./classes.ts"
import styles from "./Skeleton.module.css"

export interface SkeletonProps {
  /** Width over height of the reserved box; a line of text when left out. */
  readonly ratio?: number | undefined
  /** CSS width; the place's when left out. */
  readonly width?: string | undefined
  readonly className?: string | undefined
}

/** A reserved place for what is loading. The loading itself is told by whoever loads. */
export const Skeleton = ({ ratio, width, className }: SkeletonProps) => (
  <span
    aria-hidden
    className={classes(styles["bone"], ratio === undefined && styles["line"], className)}
    style={{ width, paddingTop: ratio === undefined ? undefined : `${100 / ratio}%` }}
  />
)
