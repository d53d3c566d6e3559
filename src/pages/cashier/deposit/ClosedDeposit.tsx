import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { depositAtom } from "#atoms/cashier/deposit.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { copyAtom } from "#atoms/copying.ts"
import { records } from "#config/recordAddresses.ts"
import { MoneyReceipt } from "#ui/cashier/MoneyReceipt.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"

import { UnlessIncomplete } from "#pages/cashier/unsettled/IncompleteMove.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { UnsettledDeposit } from "./UnsettledDeposit.tsx"

/** An unsettled deposit and its outcome while the deposit page is closed, without instructions to pay. */
export const ClosedDeposit = () => {
  const { t } = useTranslation()
  const [state, send] = useAtom(depositAtom)
  const money = useAtomValue(moneyTextAtom)
  const copy = useSetAtom(copyAtom)
  const enter = useEnter()
  if (state._tag !== "Done")
    return (
      <UnlessIncomplete kind="deposit">
        <UnsettledDeposit isClosed />
        <Refusal message={state._tag === "Editing" ? state.refusal : undefined} />
      </UnlessIncomplete>
    )
  const { reference, amount } = state.receipt
  return (
    <MoneyReceipt
      title={t("order_pending")}
      amount={money(amount)}
      mark="waiting"
      state="pending"
      hint=""
      facts={[{ label: t("reference_number"), value: reference, copy: reference }]}
      onCopy={copy}
      record={enter(records.deposits)}
      again={t("ok")}
      onAgain={() => send({ _tag: "StartedOver" })}
    />
  )
}
