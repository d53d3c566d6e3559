import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import {
  promotionsAtom,
  applyForAtom,
  applyForm,
  pendingPromotionAtom,
  refetchPromotionsAtom,
} from "#atoms/promo/promotions.ts"
import { applicationLimits } from "#config/promotionLimits.ts"
import type { Typed } from "#domain/promo/Application.ts"
import type { Promotion } from "#domain/promo/Promotion.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Button } from "#ui/button/Button.tsx"
import { useShellPart } from "#ui/state/useShellPart.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { LoginDialog } from "#pages/entry/login/LoginDialog.tsx"
import styles from "./Promotions.module.css"
import { PromotionCard } from "./PromotionCard.tsx"
import { PromotionDetail } from "./PromotionDetail.tsx"
import { PromotionBones } from "./PromotionsPlace.tsx"
import { usePromotionAddress } from "./usePromotionAddress.ts"

interface Props {
  readonly path: string
  readonly label: MessageKey
  readonly failedText: MessageKey
  readonly empty: ReactNode
  readonly select: (promotions: ReadonlyArray<Promotion>) => ReadonlyArray<Promotion>
}

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["list"]}>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {useShellPart("promotions") ?? <PromotionBones />}
    </div>
  )
}

// The cards of the first screen.
const firstCards = 2

interface ListProps {
  readonly label: string
  readonly promotions: ReadonlyArray<Promotion>
  readonly hrefOf: (promoId: string) => string
  readonly onOpen: (promoId: string) => void
  readonly onApply: (promoId: string) => void
}

const List = ({ label, promotions, hrefOf, ...deeds }: ListProps) => {
  const { t } = useTranslation()
  const [listed, setListed] = useState<number>(applicationLimits.listed)
  return (
    <>
      <ul aria-label={label} className={styles["list"]}>
        {promotions.slice(0, listed).map((promotion, index) => (
          <PromotionCard
            key={promotion.promoId}
            eager={index < firstCards}
            promotion={promotion}
            href={hrefOf(promotion.promoId)}
            {...deeds}
          />
        ))}
      </ul>
      {promotions.length > listed && (
        <Button wide onPress={() => setListed(listed + applicationLimits.listed)}>
          {t("more")}
        </Button>
      )}
    </>
  )
}

const untyped: Typed<File> = { comment: "", images: [] }

const useDrafts = () => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Typed<File>>>>({})
  return {
    draftOf: (promoId: string) => drafts[promoId] ?? untyped,
    onTyped: (promoId: string, typed: Typed<File>) =>
      setDrafts((before) => ({ ...before, [promoId]: typed })),
  }
}

export const PromotionBoard = ({ path, label, failedText, empty, select }: Props) => {
  const { t } = useTranslation()
  const remote = useAtomValue(promotionsAtom)
  const refetch = useSetAtom(refetchPromotionsAtom)
  const address = usePromotionAddress(path)
  const applyFor = useSetAtom(applyForAtom)
  const setPending = useSetAtom(pendingPromotionAtom)
  const drafts = useDrafts()
  // Keeps the form's atom mounted, so that a request continues after the promotion's detail closes.
  useAtomValue(applyForm.formAtom)
  const { promo } = address
  // Clears the pending promotion only when the shown address changes, which may be long after a press on Join.
  useEffect(() => setPending((pending) => (pending === promo ? pending : undefined)), [promo, setPending])
  useEffect(() => () => setPending(undefined), [setPending])
  return (
    <>
      <QueryView
        tellsStale
        remote={remote}
        failed={failedText}
        onRetry={() => refetch()}
        skeleton={<Waiting />}
        isEmpty={(all) => select(all).length === 0}
        empty={empty}
      >
        {(all) => (
          <List
            key={address.category}
            label={t(label)}
            promotions={select(all)}
            hrefOf={(promoId) => address.to({ promo: promoId })}
            onOpen={address.open}
            onApply={(promoId) => {
              address.open(promoId)
              applyFor(promoId)
            }}
          />
        )}
      </QueryView>
      <PromotionDetail
        {...drafts}
        promoId={promo}
        failedText={failedText}
        onApply={applyFor}
        onClose={address.close}
      />
      <LoginDialog onClose={() => setPending(undefined)} />
    </>
  )
}
