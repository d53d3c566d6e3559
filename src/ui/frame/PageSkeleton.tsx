import { useTranslation } from "react-i18next"

import type { Shape } from "#domain/frame/PageRow.ts"

import { classes } from "../basic/classes.ts"
import { Skeleton } from "../basic/Skeleton.tsx"
import styles from "./PageSkeleton.module.css"

export interface PageSkeletonProps {
  readonly shape: Shape
  /** In a page that is there already: without its space at the sides, and without its tabs or search. */
  readonly inPage?: boolean
}

/** The outline of a page's content. The shell renders one, and boot changes its shape. */
export const PageSkeleton = ({ shape, inPage = false }: PageSkeletonProps) => {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t("loading")}
      data-shape={shape}
      className={classes(styles["page"], inPage && styles["inPage"])}
    >
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}
