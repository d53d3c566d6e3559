import { useTranslation } from "#ui/texts.tsx"

import * as Activity from "#domain/Activity.ts"
import type { Promotion } from "#domain/Promotion.ts"
import { Button } from "#ui/basic/Button.tsx"
import { classes } from "#ui/basic/classes.ts"
import { Unseen } from "#ui/basic/Unseen.tsx"

import styles from "./Activities.module.css"

interface Props {
  readonly promotion: Promotion
  readonly onApply: (promoId: string) => void
}

/** Where the visitor stands, by the dictionary's word: a button where there is something to do. */
export const ActivityStatus = ({ promotion: { promoId, title, status }, onApply }: Props) => {
  const { t } = useTranslation()
  const name = t(Activity.statusNames[status])
  const tone = Activity.toneOf(status)
  return tone === "act" ? (
    <Button size="small" onPress={() => onApply(promoId)}>
      {name}
      <Unseen> {title}</Unseen>
    </Button>
  ) : (
    <span className={classes(styles["status"], styles[tone])}>{name}</span>
  )
}
