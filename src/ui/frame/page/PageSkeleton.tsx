import { useTranslation } from "react-i18next"

import type { Shape } from "#domain/frame/PageDefinition.ts"

import { classes } from "#ui/basic/classes.ts"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import styles from "./PageSkeleton.module.css"

export interface PageSkeletonProps {
  readonly shape: Shape
  /** True inside a rendered page: the skeleton then omits the side padding and the row for tabs or a search. */
  readonly inPage?: boolean
}

/** The static shell contains one skeleton, whose shape boot changes. */
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
