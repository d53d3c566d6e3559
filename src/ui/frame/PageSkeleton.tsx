import { useTranslation } from "react-i18next"

import type { Shape } from "#domain/frame/PageRow.ts"

import { Skeleton } from "../basic/Skeleton.tsx"
import styles from "./PageSkeleton.module.css"

export interface PageSkeletonProps {
  readonly shape: Shape
}

/** The outline of a page's content. The shell renders one, and boot changes its shape. */
export const PageSkeleton = ({ shape }: PageSkeletonProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t("loading")} data-shape={shape} className={styles["page"]}>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}
