import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { incompleteMovesAtom, unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { pageKindOf } from "#domain/cashier/StoredMoves.ts"
import { places } from "#domain/cashier/UnsettledMove.ts"
import { UnsettledNotice } from "#ui/cashier/UnsettledNotice.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { WaitingReceipt } from "#pages/cashier/WaitingReceipt.tsx"

export const UnsettledNotices = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const moves = useAtomValue(unsettledMovesAtom).map(({ kind, requestId, amount }) => ({
    kind,
    id: requestId,
    text: t(places[kind].text, { amount }),
  }))
  const incomplete = useAtomValue(incompleteMovesAtom).map((move) => {
    const kind = pageKindOf(move)
    const text = t(move.isErased ? places[kind].text : "other_version_request", { amount: move.amount })
    return { kind, id: move.id, text }
  })
  return (
    <>
      {[...moves, ...incomplete].map(({ kind, id, text }) => (
        <UnsettledNotice key={id} text={text} link={enter(places[kind].page)} />
      ))}
      <WaitingReceipt />
    </>
  )
}
