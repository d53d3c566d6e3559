import { useTranslation } from "react-i18next"

import { Skeleton } from "./Skeleton.tsx"
import styles from "./SkeletonList.module.css"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

export interface SkeletonListProps {
  readonly count: number
  readonly className?: string | undefined
  /** The class of each skeleton. Defaults to the height of a card. */
  readonly bone?: string | undefined
}

export const SkeletonList = ({ count, className, bone }: SkeletonListProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={bone ?? styles["bone"]} />
      ))}
    </div>
  )
}
