import { type Atom, useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { waitingReceiptAtom } from "#atoms/cashier/receipts.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import * as StoredReceipt from "#domain/cashier/StoredReceipt.ts"
import type { KnownState } from "#domain/records/Transaction.ts"
import { labelText } from "#i18n/formatting.ts"
import { UnsettledNotice } from "#ui/cashier/UnsettledNotice.tsx"

import { useEnter } from "#pages/view/useEnter.ts"

interface NoticeProps {
  readonly receipt: Receipt
  readonly stateAtom: Atom<KnownState>
}

const Notice = ({ receipt: { reference, amount }, stateAtom }: NoticeProps) => {
  const { t } = useTranslation()
  const enter = useEnter()
  const money = useAtomValue(moneyTextAtom)
  const text =
    useAtomValue(stateAtom) === "unreadable"
      ? `${labelText(t, t("deposit"), money(amount))}. ${t("record_unreadable_hint")}`
      : labelText(t, t("deposit_waiting"), money(amount))
  return <UnsettledNotice text={text} link={enter(StoredReceipt.addressOf(reference))} />
}

export const WaitingReceipt = () => {
  const waiting = useAtomValue(waitingReceiptAtom)
  return waiting === undefined ? null : <Notice {...waiting} />
}
