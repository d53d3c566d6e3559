import { useAtomValue, useSetAtom } from "jotai"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"

import { copyAtom } from "#atoms/copying.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { withdrawalStateAtomOf } from "#atoms/cashier/orders.ts"
import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/cashier/wallet.ts"
import { showsRegisterAtom } from "#atoms/system/whitelabel.ts"
import { isTrialAtom } from "#atoms/session.ts"
import { withdrawalAtom, withdrawMeansAtom, withdrawTermsAtom } from "#atoms/cashier/withdrawal.ts"
import { paths } from "#config/paths.ts"
import { records } from "#config/recordAddresses.ts"
import * as BankCard from "#domain/account/BankCard.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { partAddress } from "#domain/account/Security.ts"
import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import { messageText } from "#i18n/formatting.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { MoneyReceipt } from "#ui/cashier/MoneyReceipt.tsx"
import { Balance } from "#ui/frame/header/Balance.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { PaymentPasswordField } from "#pages/form/PaymentPasswordField.tsx"
import { QueryView } from "#pages/view/QueryView.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import styles from "#pages/cashier/Cashier.module.css"
import { UnlessIncomplete } from "#pages/cashier/unsettled/IncompleteMove.tsx"
import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { Unsettled } from "#pages/cashier/unsettled/Unsettled.tsx"
import { useTermFacts } from "#pages/cashier/useTermFacts.ts"
import { useWithdrawal } from "./useWithdrawal.ts"
import { WithdrawForm } from "./WithdrawForm.tsx"

// The header shows any other balance.
const HiddenBalance = () => {
  const { t } = useTranslation()
  const view = useAtomValue(balanceAtom)
  const refresh = useSetAtom(walletAtom.refetchAtom)
  const refreshing = useAtomValue(isBalanceRefreshingAtom)
  if (view.state === "shown" || view.state === "loading") return null
  return (
    <section className={styles["balance"]}>
      <p className={styles["caption"]} aria-hidden>
        {t("balance")}
      </p>
      <Balance large isSecond view={view} refreshing={refreshing} onRefresh={() => refresh()} />
    </section>
  )
}

const settledNames = { done: "order_done", refused: "order_refused" } as const

const Done = ({ receipt }: { readonly receipt: Withdrawal.Receipt }) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const copy = useSetAtom(copyAtom)
  const send = useSetAtom(withdrawalAtom)
  const enter = useEnter()
  const { reference, amount, card } = receipt
  const state = useAtomValue(useMemo(() => withdrawalStateAtomOf(reference), [reference]))
  const { feeOf, arrivalOf } = useTermFacts()
  const terms = useAtomValue(withdrawTermsAtom)
  const isSettled = state === "done" || state === "refused"
  return (
    <MoneyReceipt
      title={t(isSettled ? settledNames[state] : "withdraw_done")}
      amount={money(amount)}
      mark={state === "refused" ? "refused" : "done"}
      // A withdrawal that was just sent is at least requested.
      state={state === "reading" ? "pending" : state}
      hint={isSettled ? "" : t("withdraw_done_hint")}
      facts={[
        { label: t("reference_number"), value: reference, copy: reference },
        { label: t("amount"), value: money(amount), copy: String(amount) },
        ...(state === "refused" ? [] : feeOf(terms)),
        { label: t("bank_card"), value: BankCard.titleOf(card) },
        ...(isSettled ? [] : arrivalOf(terms)),
      ]}
      onCopy={copy}
      record={enter(records.withdrawals)}
      again={t("another_withdrawal")}
      onAgain={() => send({ _tag: "StartedOver" })}
    />
  )
}

const UnsettledWithdrawal = () => {
  const { t } = useTranslation()
  const state = useAtomValue(withdrawalAtom)
  const send = useSetAtom(withdrawalAtom)
  const money = useAtomValue(moneyTextAtom)
  const [paymentPassword, setPaymentPassword] = useState("")
  // Asks for the payment password again, because leaving or reloading the page clears the password.
  const asks = state._tag === "Unsettled" && state.request.form.paymentPassword === ""
  const error = state._tag === "Unsettled" ? state.error : undefined
  return (
    <Unsettled
      kind="withdrawal"
      state={state}
      send={send}
      secret={paymentPassword}
      facts={({ amount, card, currency }) => [
        { label: t("amount"), value: money(TypedAmount.read(amount, currency) ?? 0) },
        { label: t("bank_card"), value: card === undefined ? "" : BankCard.titleOf(card) },
      ]}
    >
      {asks && (
        <PaymentPasswordField
          label={t("payment_password")}
          required
          error={error === undefined ? "" : messageText(t, error)}
          value={paymentPassword}
          onChange={({ currentTarget }) => setPaymentPassword(currentTarget.value)}
        />
      )}
    </Unsettled>
  )
}

const NumberedWithdrawForm = ({ cards }: Pick<Withdrawal.Means, "cards">) => {
  const state = useAtomValue(withdrawalAtom)
  const draft = useWithdrawal(cards)
  if (state._tag === "Done") return <Done receipt={state.receipt} />
  if (isUnsettled(state)) return <UnsettledWithdrawal />
  return <WithdrawForm draft={draft} cards={cards} />
}

const Lacking = ({ lack }: { readonly lack: Withdrawal.Lack }) => {
  const { t } = useTranslation()
  const enter = useEnter()
  return lack === "paymentPassword" ? (
    <EmptyState
      title={t("withdraw_needs_password")}
      text={t("withdraw_needs_password_hint")}
      action={
        <ButtonLink variant="primary" {...enter(partAddress("paymentPassword"))}>
          {t("set_payment_password")}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t("withdraw_needs_card")}
      text={t("withdraw_needs_card_hint")}
      action={
        <ButtonLink variant="primary" {...enter(partAddress("bankCard"))}>
          {t("add_card")}
        </ButtonLink>
      }
    />
  )
}

const WithdrawDesk = () => {
  const remote = useAtomValue(withdrawMeansAtom)
  const refetch = useSetAtom(withdrawMeansAtom.refetchAtom)
  const state = useAtomValue(withdrawalAtom)
  const means = valueOf(remote)
  const isLacking = means === undefined || Withdrawal.lackOf(means) !== undefined
  if (isUnsettled(state) && isLacking) return <UnsettledWithdrawal />
  return (
    <QueryView shape="form" remote={remote} failed="cards_failed" onRetry={() => refetch()}>
      {(loaded) => {
        const lack = Withdrawal.lackOf(loaded)
        if (lack !== undefined) return <Lacking lack={lack} />
        return (
          state._tag !== "Opening" && <NumberedWithdrawForm key={state.formNumber} cards={loaded.cards} />
        )
      }}
    </QueryView>
  )
}

const TrialNote = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  // Free-play money cannot be withdrawn (spec §6).
  if (!useAtomValue(showsRegisterAtom))
    return <EmptyState title={t("withdraw_trial")} text={t("free_reject")} />
  return (
    <EmptyState
      title={t("withdraw_trial")}
      text={t("withdraw_trial_hint")}
      action={
        <ButtonLink variant="primary" {...enter(paths.register)}>
          {t("register_now")}
        </ButtonLink>
      }
    />
  )
}

export const WithdrawPage = () => {
  const isTrial = useAtomValue(isTrialAtom)
  return (
    <Page bottom={64}>
      {isTrial ? (
        <TrialNote />
      ) : (
        <>
          <RetryBoundary>
            <HiddenBalance />
          </RetryBoundary>
          <RetryBoundary>
            <UnlessIncomplete kind="withdrawal">
              <WithdrawDesk />
            </UnlessIncomplete>
          </RetryBoundary>
        </>
      )}
    </Page>
  )
}
