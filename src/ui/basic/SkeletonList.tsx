import { useTranslation } from "react-i18next"

import { Skeleton } from "./Skeleton.tsx"
import styles from "./SkeletonList.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export interface SkeletonListProps {
  readonly count: number
  /** Class of the list. */
  readonly className?: string | undefined
  /** Class of each bone; defaults to the height of a card. */
  readonly bone?: string | undefined
  /** Width over height of each bone. */
  readonly ratio?: number | undefined
}

/** The placeholders of a loading list; assistive technology reads 'Loading'. */
export const SkeletonList = ({ count, className, bone, ratio }: SkeletonListProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio={ratio} className={bone ?? styles["bone"]} />
      ))}
    </div>
  )
}
