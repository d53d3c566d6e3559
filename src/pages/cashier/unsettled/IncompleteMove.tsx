import { useSetAtom } from "jotai"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { changeIncompleteAtom } from "#atoms/cashier/unsettled.ts"
import { type IncompleteMove as Move, pageKindOf } from "#domain/cashier/StoredMoves.ts"
import { type Kind, places } from "#domain/cashier/UnsettledMove.ts"
import { UnsettledMove } from "#ui/cashier/UnsettledMove.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { useIncomplete } from "./useIncomplete.ts"

export const IncompleteMove = ({ move }: { readonly move: Move }) => {
  const { t } = useTranslation()
  const change = useSetAtom(changeIncompleteAtom)
  const { id, amount, sentAt, isErased, isRecordOpened } = move
  const { href, onPress } = useEnter()(places[pageKindOf(move)].record)
  const openRecord = () => {
    void change({ id, what: "recordOpened" })
    onPress()
  }
  return (
    <UnsettledMove
      hint={t(isErased ? "incomplete_erased_hint" : "incomplete_version_hint")}
      facts={amount === "" ? [] : [{ label: t("amount"), value: amount }]}
      sentAt={sentAt}
      record={{ href, onPress: openRecord }}
      isRecordOpened={isRecordOpened}
      onSettled={() => void change({ id, what: "settled" })}
    />
  )
}

interface Props {
  readonly kind: Kind
  readonly children?: ReactNode
}

export const UnlessIncomplete = ({ kind, children }: Props) => {
  const move = useIncomplete(kind)
  return move === undefined ? children : <IncompleteMove key={move.id} move={move} />
}
