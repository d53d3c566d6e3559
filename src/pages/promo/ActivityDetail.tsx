import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { activitiesAtom, wantedActivityAtom } from "#atoms/activities.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { isGuestAtom } from "#atoms/session.ts"
import * as Activity from "#domain/Activity.ts"
import type { Typed } from "#domain/Application.ts"
import type { Promotion } from "#domain/Promotion.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { HtmlText } from "#ui/basic/HtmlText.tsx"
import { Picture } from "#ui/basic/Picture.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import styles from "./Activities.module.css"
import { ActivityPeriod } from "./ActivityPeriod.tsx"
import { ActivityStatus } from "./ActivityStatus.tsx"
import { ApplyForm } from "./ApplyForm.tsx"
import { useArt } from "./useArt.ts"

interface Drafts {
  readonly draftOf: (promoId: string) => Typed<File>
  readonly onTyped: (promoId: string, typed: Typed<File>) => void
}

interface Props extends Drafts {
  /** The activity that the address names; empty for none. */
  readonly promoId: string
  readonly failedText: MessageKey
  readonly onApply: (promoId: string) => void
  readonly onClose: () => void
}

const Facts = ({ promotion }: { readonly promotion: Promotion }) => (
  <>
    <Picture {...useArt(promotion.image)} alt="" ratio={5 / 2} className={styles["picture"]} />
    <div className={styles["facts"]}>
      <ActivityPeriod promotion={promotion} />
      {!Activity.mayApply(promotion.status) && <ActivityStatus promotion={promotion} onApply={() => {}} />}
    </div>
    <HtmlText html={promotion.content} />
  </>
)

const Missing = ({ failedText }: Pick<Props, "failedText">) => {
  const { t } = useTranslation()
  const remote = useAtomValue(activitiesAtom)
  const ask = useSetAtom(activitiesAtom)
  if (remote._tag === "Loading")
    return (
      <div role="status">
        <Unseen>{t("loading")}</Unseen>
        <Skeleton ratio={5 / 2} className={styles["picture"]} />
        <Skeleton />
      </div>
    )
  return remote._tag === "Failed" ? (
    <FailedState
      text={`${t(failedText)} ${t(remote.message.key, { ...remote.message.values })}`}
      onRetry={() => ask()}
    />
  ) : (
    <EmptyState text={t("activity_gone")} />
  )
}

/** The activity of the address, and what may be done with it. */
const useShown = (promoId: string) => {
  const all = valueOf(useAtomValue(activitiesAtom))
  const wanted = useAtomValue(wantedActivityAtom)
  const isGuest = useAtomValue(isGuestAtom)
  const promotion = all?.find((each) => each.promoId === promoId)
  const isOpenTo = promotion !== undefined && Activity.mayApply(promotion.status)
  return { promotion, isOpenTo, isApplying: isOpenTo && wanted === promoId && !isGuest }
}

/** An activity with all that is said of it, and the way to join or claim. */
export const ActivityDetail = ({ promoId, failedText, draftOf, onTyped, onApply, onClose }: Props) => {
  const { t } = useTranslation()
  const { promotion, isOpenTo, isApplying } = useShown(promoId)
  if (promotion === undefined)
    return (
      <Modal open={promoId !== ""} title={t("promotion")} onClose={onClose}>
        <Missing failedText={failedText} />
      </Modal>
    )
  const act = { label: t(Activity.statusNames[promotion.status]), onPress: () => onApply(promoId) }
  return (
    <Modal
      open
      title={promotion.title}
      onClose={onClose}
      actions={isOpenTo && !isApplying ? [{ ...act, variant: "primary" }] : []}
    >
      {isApplying ? (
        <ApplyForm
          key={promoId}
          promoId={promoId}
          typed={draftOf(promoId)}
          onTyped={(typed) => onTyped(promoId, typed)}
        />
      ) : (
        <Facts promotion={promotion} />
      )}
    </Modal>
  )
}
