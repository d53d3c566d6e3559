import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { depositAtom, depositBanksAtom, depositPromosAtom, newDepositAtom } from "#atoms/cashier/deposit.ts"
import { isProtectedAtom } from "#atoms/merchant.ts"
import { lastMethodAtom, receiptAtomOf } from "#atoms/cashier/receipts.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as StoredReceipt from "#domain/cashier/StoredReceipt.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { QueryView } from "#pages/view/QueryView.tsx"
import { CustomerServiceButton } from "#pages/cashier/CustomerServiceButton.tsx"
import { WaitingReceipt } from "#pages/cashier/WaitingReceipt.tsx"
import { DepositDetail } from "./DepositDetail.tsx"
import { DepositDone } from "./DepositDone.tsx"
import { DepositSteps, methodAddress } from "./DepositSteps.tsx"
import { UnlessIncomplete } from "#pages/cashier/unsettled/IncompleteMove.tsx"
import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { UnsettledDeposit } from "./UnsettledDeposit.tsx"
import { useDeposit } from "./useDeposit.ts"

const depositLimit = () => import("./DepositLimit.tsx").then(({ DepositLimit }) => DepositLimit)

interface NumberedDepositFormProps {
  readonly banks: ReadonlyArray<Deposit.Bank>
  readonly isNew: boolean
}

const useMethod = (methods: ReadonlyArray<Deposit.Method>, isNew: boolean): Deposit.Method | undefined => {
  const [, navigate] = useLocation()
  const address = useAddress().method
  const named = isNew ? undefined : methods.find((each) => each === address)
  const first = isNew || methods.length === 1 ? methods[0] : undefined
  const [opened, setOpened] = useState(first)
  const current = methods.find((each) => each === opened)
  // If further methods become available, the opened method stays open and is added to the address.
  const unnamed = first === undefined && named === undefined ? current : undefined
  if (named !== undefined && opened !== undefined) setOpened(undefined)
  useEffect(() => {
    if (unnamed !== undefined) navigate(methodAddress(unnamed), { replace: true })
  }, [unnamed, navigate])
  return named ?? current ?? first
}

const NumberedDepositForm = ({ banks, isNew }: NumberedDepositFormProps) => {
  const state = useAtomValue(depositAtom)
  const remote = useAtomValue(depositPromosAtom)
  const promos = remote._tag === "Loading" ? undefined : (valueOf(remote) ?? [])
  const methods = Deposit.methodsOf(banks, useAtomValue(lastMethodAtom))
  const draft = useDeposit(banks, promos, useMethod(methods, isNew))
  // Renders nothing, because the receipt's address opens at once.
  if (state._tag === "Done") return null
  if (isUnsettled(state)) return <UnsettledDeposit />
  return isNew ? (
    <DepositDetail draft={draft} methods={methods} />
  ) : (
    <DepositSteps draft={draft} methods={methods} banks={banks} />
  )
}

const useAddress = () => {
  const query = new URLSearchParams(useSearch())
  return { receipt: query.get("receipt") ?? "", method: query.get("method") ?? "" }
}

// Opens the receipt's address. Going back from the receipt shows the deposit methods.
const useReceiptAddress = () => {
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const [, navigate] = useLocation()
  const { method } = useAddress()
  const receipt = state._tag === "Done" ? state.receipt : undefined
  useEffect(() => {
    if (receipt === undefined) return
    navigate(StoredReceipt.addressOf(receipt.reference), { replace: method !== "" })
    send({ _tag: "StartedOver" })
    // Runs once for each receipt, because the navigation changes the method.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [receipt])
}

const DepositBanks = ({ isNew }: Pick<NumberedDepositFormProps, "isNew">) => {
  const { t } = useTranslation()
  const remote = useAtomValue(depositBanksAtom)
  const refetch = useSetAtom(depositBanksAtom.refetchAtom)
  const state = useAtomValue(depositAtom)
  const banks = valueOf(remote)
  if (isUnsettled(state) && (banks === undefined || banks.length === 0)) return <UnsettledDeposit />
  return (
    <QueryView
      remote={remote}
      failed="deposit_banks_failed"
      onRetry={() => refetch()}
      empty={
        <EmptyState
          title={t("no_deposit_banks")}
          text={t("no_deposit_banks_hint")}
          action={<CustomerServiceButton />}
        />
      }
    >
      {(loaded) =>
        state._tag !== "Opening" && (
          <NumberedDepositForm key={state.formNumber} banks={loaded} isNew={isNew} />
        )
      }
    </QueryView>
  )
}

export const DepositPage = () => {
  const isNew = useAtomValue(newDepositAtom)
  const isProtected = useAtomValue(isProtectedAtom)
  const version = isNew ? "new" : "base"
  const [, navigate] = useLocation()
  const { receipt: reference } = useAddress()
  const receipt = useAtomValue(useMemo(() => receiptAtomOf(reference), [reference]))
  useReceiptAddress()
  return (
    <Page bottom={64} data-version={version}>
      {receipt === undefined ? (
        <UnlessIncomplete kind="deposit">
          <WaitingReceipt />
          {isProtected && <Deferred load={depositLimit} />}
          <DepositBanks key={version} isNew={isNew} />
        </UnlessIncomplete>
      ) : (
        <DepositDone key={reference} receipt={receipt} onAgain={() => navigate(paths.deposit)} />
      )}
    </Page>
  )
}
