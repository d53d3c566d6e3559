import { useAtomValue, useSetAtom } from "jotai"
import { Gift } from "lucide-react"
import { useTranslation } from "react-i18next"

import { promotionsAtom, pendingPromotionAtom, refetchPromotionsAtom } from "#atoms/promo/promotions.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { isGuestAtom } from "#atoms/session.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import type { Typed } from "#domain/promo/Application.ts"
import type { Promotion } from "#domain/promo/Promotion.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { HtmlText } from "#ui/text/HtmlText.tsx"
import { Picture } from "#ui/image/Picture.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { RemoteFailure } from "#pages/view/QueryView.tsx"
import styles from "./Promotions.module.css"
import { PromotionPeriod } from "./PromotionPeriod.tsx"
import { PromotionStatus } from "./PromotionStatus.tsx"
import { ApplyForm } from "./ApplyForm.tsx"
import { useArt } from "../useArt.ts"

interface Drafts {
  readonly draftOf: (promoId: string) => Typed<File>
  readonly onTyped: (promoId: string, typed: Typed<File>) => void
}

interface Props extends Drafts {
  /** The id of the promotion in the address; "" for none. */
  readonly promoId: string
  readonly failedText: MessageKey
  readonly onApply: (promoId: string) => void
  readonly onClose: () => void
}

const Facts = ({ promotion }: { readonly promotion: Promotion }) => (
  <>
    <Picture {...useArt(promotion.image)} alt="" ratio={5 / 2} className={styles["picture"]} />
    <div className={styles["facts"]}>
      <PromotionPeriod {...PromotionRules.daysOf(promotion)} />
      {!PromotionRules.mayApply(promotion.status) && (
        <PromotionStatus promotion={promotion} onApply={() => {}} />
      )}
    </div>
    <HtmlText html={promotion.content} />
  </>
)

const Missing = ({ failedText }: Pick<Props, "failedText">) => {
  const { t } = useTranslation()
  const remote = useAtomValue(promotionsAtom)
  const refetch = useSetAtom(refetchPromotionsAtom)
  if (remote._tag === "Loading")
    return (
      <div role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
        <Skeleton ratio={5 / 2} className={styles["picture"]} />
        <Skeleton />
      </div>
    )
  return remote._tag === "Failed" ? (
    <RemoteFailure remote={remote} failed={failedText} onRetry={() => refetch()} />
  ) : (
    <EmptyState icon={Gift} text={t("activity_gone")} />
  )
}

const useShown = (promoId: string) => {
  const all = valueOf(useAtomValue(promotionsAtom))
  const pending = useAtomValue(pendingPromotionAtom)
  const isGuest = useAtomValue(isGuestAtom)
  const promotion = all?.find((each) => each.promoId === promoId)
  const isOpenTo = promotion !== undefined && PromotionRules.mayApply(promotion.status)
  return { promotion, isOpenTo, isApplying: isOpenTo && pending === promoId && !isGuest }
}

export const PromotionDetail = ({ promoId, failedText, draftOf, onTyped, onApply, onClose }: Props) => {
  const { t } = useTranslation()
  const { promotion, isOpenTo, isApplying } = useShown(promoId)
  if (promotion === undefined)
    return (
      <Modal open={promoId !== ""} isInAddress title={t("promotion")} onClose={onClose}>
        <Missing failedText={failedText} />
      </Modal>
    )
  const action = { label: t(PromotionRules.statusNames[promotion.status]), onPress: () => onApply(promoId) }
  return (
    <Modal
      open
      isInAddress
      title={promotion.title}
      onClose={onClose}
      actions={isOpenTo && !isApplying ? [{ ...action, variant: "primary" }] : []}
    >
      {isApplying ? (
        <ApplyForm
          key={promoId}
          promoId={promoId}
          wanted={promotion.pictures}
          typed={draftOf(promoId)}
          onTyped={(typed) => onTyped(promoId, typed)}
        />
      ) : (
        <Facts promotion={promotion} />
      )}
    </Modal>
  )
}
