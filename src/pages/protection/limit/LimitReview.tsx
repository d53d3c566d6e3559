import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { endReviewAtom, reviewDueAtom } from "#atoms/protection/limits.ts"
import { paths } from "#config/paths.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { useEnter } from "#pages/view/useEnter.ts"

import styles from "./LimitOffer.module.css"

export const LimitReview = () => {
  const { t } = useTranslation()
  const { href, onPress } = useEnter()(paths.protection)
  const endReview = useSetAtom(endReviewAtom)
  const due = useAtomValue(reviewDueAtom)
  if (due === undefined) return null
  const end = () => void endReview(due)
  const review = () => {
    end()
    onPress()
  }
  return (
    <section aria-label={t("limits")} className={styles["offer"]}>
      <p className={styles["text"]}>{t("review_due")}</p>
      <div className={styles["link"]}>
        <ButtonLink size="small" href={href} onPress={review}>
          {t("review_limits")}
        </ButtonLink>{" "}
        <Button size="small" onPress={end}>
          {t("not_now")}
        </Button>
      </div>
    </section>
  )
}
