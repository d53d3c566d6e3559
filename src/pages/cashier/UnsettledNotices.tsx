import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { places } from "#domain/cashier/UnsettledMove.ts"
import { UnsettledNotice } from "#ui/cashier/UnsettledNotice.tsx"

import { useEnter } from "../frame/useEnter.ts"

/** Shows the unsettled money moves on home and in the member centre, with links to their pages. */
export const UnsettledNotices = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  return useAtomValue(unsettledMovesAtom).map(({ kind, requestId, amount }) => (
    <UnsettledNotice
      key={requestId}
      text={t(places[kind].text, { amount })}
      link={enter(places[kind].page)}
    />
  ))
}
