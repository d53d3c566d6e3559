import { useTranslation } from "react-i18next"

import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import type { Promotion } from "#domain/promo/Promotion.ts"
import { Button } from "#ui/button/Button.tsx"
import { classes } from "#ui/basic/classes.ts"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

import styles from "./Promotions.module.css"

interface Props {
  readonly promotion: Promotion
  readonly onApply: (promoId: string) => void
}

export const PromotionStatus = ({ promotion: { promoId, title, status }, onApply }: Props) => {
  const { t } = useTranslation()
  const name = t(PromotionRules.statusNames[status])
  const tone = PromotionRules.toneOf(status)
  return tone === "action" ? (
    <Button size="small" onPress={() => onApply(promoId)}>
      {name}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  ) : (
    <span className={classes(styles["status"], styles[tone])}>{name}</span>
  )
}
