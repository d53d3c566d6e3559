import type { Promotion } from "#domain/promo/Promotion.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import { Picture } from "#ui/image/Picture.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"

import styles from "./Promotions.module.css"
import { PromotionPeriod } from "./PromotionPeriod.tsx"
import { coverRatio } from "./PromotionsPlace.tsx"
import { PromotionStatus } from "./PromotionStatus.tsx"
import { useArt } from "../useArt.ts"

interface Props {
  readonly promotion: Promotion
  /** True for a card on the first screen. */
  readonly eager: boolean
  readonly href: string
  readonly onOpen: (promoId: string) => void
  readonly onApply: (promoId: string) => void
}

export const PromotionCard = ({ promotion, eager, href, onOpen, onApply }: Props) => {
  const gain = PromotionRules.gainOf(promotion)
  return (
    <li className={styles["card"]}>
      <PressLink className={styles["cover"]} href={href} onPress={() => onOpen(promotion.promoId)}>
        <Picture {...useArt(promotion.image)} alt="" ratio={coverRatio} eager={eager} />
        <h2 className={styles["name"]}>{promotion.title}</h2>
      </PressLink>
      {gain !== "" && <p className={styles["gain"]}>{gain}</p>}
      <div className={styles["foot"]}>
        <PromotionPeriod {...PromotionRules.nextDayOf(promotion)} />
        <PromotionStatus promotion={promotion} onApply={onApply} />
      </div>
    </li>
  )
}
