import { classes } from "./classes.ts"
import styles from "./Skeleton.module.css"

export interface SkeletonProps {
  /** Width over height of the reserved box; defaults to a line of text. */
  readonly ratio?: number | undefined
  /** CSS width; defaults to the container's. */
  readonly width?: string | undefined
  readonly className?: string | undefined
}

/** A placeholder for loading content. The container announces the loading. */
export const Skeleton = ({ ratio, width, className }: SkeletonProps) => (
  <span
    aria-hidden
    className={classes(styles["bone"], ratio === undefined && styles["line"], className)}
    style={{ width, paddingTop: ratio === undefined ? undefined : `${100 / ratio}%` }}
  />
)
