import { classes } from "#ui/basic/classes.ts"
import styles from "./Skeleton.module.css"

export interface SkeletonProps {
  /** Width divided by height. Defaults to a line of text. */
  readonly ratio?: number | undefined
  /** A CSS width. Defaults to the container's width. */
  readonly width?: string | undefined
  readonly className?: string | undefined
}

/** Hidden from assistive technology, because the container announces that content is loading. */
export const Skeleton = ({ ratio, width, className }: SkeletonProps) => (
  <span
    aria-hidden
    className={classes(styles["bone"], ratio === undefined && styles["line"], className)}
    style={{ width, paddingTop: ratio === undefined ? undefined : `${100 / ratio}%` }}
  />
)
