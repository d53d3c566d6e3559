import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { activitiesAtom, applyForAtom, applyFormAtom, wantedActivityAtom } from "#atoms/activities.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { activityLimits } from "#config/activityLimits.ts"
import type { Typed } from "#domain/Application.ts"
import type { Promotion } from "#domain/Promotion.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"

import { LoginDialog } from "../entry/LoginDialog.tsx"
import styles from "./Activities.module.css"
import { ActivityCard } from "./ActivityCard.tsx"
import { ActivityDetail } from "./ActivityDetail.tsx"
import { useActivityAddress } from "./useActivityAddress.ts"

interface Props {
  /** The page that the list stands on. */
  readonly path: string
  /** What the list is called. */
  readonly label: MessageKey
  readonly failedText: MessageKey
  readonly emptyText: MessageKey
  /** Those of all activities that are listed here. */
  readonly select: (promotions: ReadonlyArray<Promotion>) => ReadonlyArray<Promotion>
}

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["list"]}>
      <Unseen>{t("loading")}</Unseen>
      {["a", "b", "c"].map((bone) => (
        <div key={bone} className={styles["card"]}>
          <Skeleton ratio={9 / 5} />
        </div>
      ))}
    </div>
  )
}

interface ListProps {
  readonly label: string
  readonly promotions: ReadonlyArray<Promotion>
  readonly hrefOf: (promoId: string) => string
  readonly onOpen: (promoId: string) => void
  readonly onApply: (promoId: string) => void
}

const List = ({ label, promotions, hrefOf, ...deeds }: ListProps) => {
  const { t } = useTranslation()
  const [listed, setListed] = useState<number>(activityLimits.listed)
  return (
    <>
      <ul aria-label={label} className={styles["list"]}>
        {promotions.slice(0, listed).map((promotion) => (
          <ActivityCard
            key={promotion.promoId}
            promotion={promotion}
            href={hrefOf(promotion.promoId)}
            {...deeds}
          />
        ))}
      </ul>
      {promotions.length > listed && (
        <Button wide onPress={() => setListed(listed + activityLimits.listed)}>
          {t("more")}
        </Button>
      )}
    </>
  )
}

const untyped: Typed<File> = { comment: "", images: [] }

/** What is written for each activity, as long as the page is open: a detail that was closed finds it again. */
const useDrafts = () => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Typed<File>>>>({})
  return {
    draftOf: (promoId: string) => drafts[promoId] ?? untyped,
    onTyped: (promoId: string, typed: Typed<File>) =>
      setDrafts((before) => ({ ...before, [promoId]: typed })),
  }
}

/** Activities with their details, the application, and the login that guests need for it. */
export const ActivityBoard = ({ path, label, failedText, emptyText, select }: Props) => {
  const { t } = useTranslation()
  const remote = useAtomValue(activitiesAtom)
  const ask = useSetAtom(activitiesAtom)
  const address = useActivityAddress(path)
  const applyFor = useSetAtom(applyForAtom)
  const [wanted, setWanted] = useAtom(wantedActivityAtom)
  const drafts = useDrafts()
  // What is being sent goes on though its detail is closed.
  useAtomValue(applyFormAtom)
  const { promo } = address
  const isLeft = wanted !== undefined && wanted !== promo
  useEffect(() => {
    if (isLeft) setWanted(undefined)
  }, [isLeft, setWanted])
  useEffect(() => () => setWanted(undefined), [setWanted])
  const all = valueOf(remote)
  const promotions = select(all ?? [])
  return (
    <>
      {remote._tag === "Loading" && <Waiting />}
      {remote._tag === "Failed" && (
        <FailedState
          compact={all !== undefined}
          busy={isPending(remote)}
          text={`${t(failedText)} ${t(remote.message.key, { ...remote.message.values })}`}
          onRetry={() => ask()}
        />
      )}
      {all !== undefined && promotions.length === 0 && <EmptyState text={t(emptyText)} />}
      {promotions.length > 0 && (
        <List
          key={address.category}
          label={t(label)}
          promotions={promotions}
          hrefOf={(promoId) => address.to({ promo: promoId })}
          onOpen={address.open}
          onApply={(promoId) => {
            address.open(promoId)
            applyFor(promoId)
          }}
        />
      )}
      <ActivityDetail
        {...drafts}
        promoId={promo}
        failedText={failedText}
        onApply={applyFor}
        onClose={address.close}
      />
      <LoginDialog onClose={() => setWanted(undefined)} />
    </>
  )
}
