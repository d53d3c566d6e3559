import { useAtomValue } from "jotai"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"

import { receiptAtomOf } from "#atoms/cashier/receipts.ts"
import * as StoredReceipt from "#domain/cashier/StoredReceipt.ts"
import { ButtonLink } from "#ui/button/Button.tsx"

import { useEnter } from "#pages/view/useEnter.ts"

export const ReceiptLink = ({ reference }: { readonly reference: string }) => {
  const { t } = useTranslation()
  const enter = useEnter()
  const receipt = useAtomValue(useMemo(() => receiptAtomOf(reference), [reference]))
  if (receipt === undefined) return null
  return (
    <ButtonLink wide {...enter(StoredReceipt.addressOf(reference))}>
      {t("see_receipt")}
    </ButtonLink>
  )
}
