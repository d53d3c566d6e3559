import type { Promotion } from "#domain/Promotion.ts"
import { Picture } from "#ui/basic/Picture.tsx"
import { PressLink } from "#ui/basic/PressLink.tsx"

import styles from "./Activities.module.css"
import { ActivityPeriod } from "./ActivityPeriod.tsx"
import { ActivityStatus } from "./ActivityStatus.tsx"
import { useArt } from "./useArt.ts"

interface Props {
  readonly promotion: Promotion
  readonly href: string
  readonly onOpen: (promoId: string) => void
  readonly onApply: (promoId: string) => void
}

/** An activity of the list: a press opens it, its status may be pressed at once. */
export const ActivityCard = ({ promotion, href, onOpen, onApply }: Props) => (
  <li className={styles["card"]}>
    <PressLink className={styles["cover"]} href={href} onPress={() => onOpen(promotion.promoId)}>
      <Picture {...useArt(promotion.image)} alt="" ratio={5 / 2} />
      <h2 className={styles["name"]}>{promotion.title}</h2>
    </PressLink>
    <div className={styles["foot"]}>
      <ActivityPeriod promotion={promotion} />
      <ActivityStatus promotion={promotion} onApply={onApply} />
    </div>
  </li>
)
