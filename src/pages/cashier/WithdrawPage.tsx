import { useAtomValue, useSetAtom } from "jotai"
import type { ReactNode } from "react"

import { copyAtom } from "#atoms/copying.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { moneyTextAtom } from "#atoms/purse.ts"
import { balanceAtom, isBalanceRefreshingAtom, walletAtom } from "#atoms/wallet.ts"
import { isTrialAtom, withdrawalAtom, withdrawMeansAtom } from "#atoms/withdrawal.ts"
import { paths } from "#config/paths.ts"
import { records } from "#config/records.ts"
import * as BankCard from "#domain/BankCard.ts"
import * as TypedAmount from "#domain/TypedAmount.ts"
import { partAddress } from "#domain/Security.ts"
import * as Withdrawal from "#domain/Withdrawal.ts"
import { ButtonLink } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { MoneyReceipt } from "#ui/cashier/MoneyReceipt.tsx"
import { UnsureMove } from "#ui/cashier/UnsureMove.tsx"
import { Balance } from "#ui/frame/Balance.tsx"
import { useTranslation } from "#ui/texts.tsx"

import { useEnter } from "../frame/useEnter.ts"
import styles from "./Cashier.module.css"
import { CashierWaiting } from "./CashierWaiting.tsx"
import { useWithdrawal } from "./useWithdrawal.ts"
import { WithdrawForm } from "./WithdrawForm.tsx"

const Purse = () => {
  const { t } = useTranslation()
  const refresh = useSetAtom(walletAtom)
  return (
    <section className={styles["purse"]}>
      <p className={styles["caption"]} aria-hidden>
        {t("balance")}
      </p>
      <Balance
        large
        view={useAtomValue(balanceAtom)}
        refreshing={useAtomValue(isBalanceRefreshingAtom)}
        onRefresh={() => refresh()}
      />
    </section>
  )
}

const Done = ({ receipt }: { readonly receipt: Withdrawal.Receipt }) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const copy = useSetAtom(copyAtom)
  const send = useSetAtom(withdrawalAtom)
  const enter = useEnter()
  const { reference, amount, card } = receipt
  return (
    <MoneyReceipt
      title={t("withdraw_done")}
      amount={money(amount)}
      hint={t("withdraw_done_hint")}
      facts={[
        { label: t("reference_number"), value: reference, copy: reference },
        { label: t("bank_card"), value: BankCard.titleOf(card) },
      ]}
      onCopy={copy}
      record={enter(records.withdrawals, "session")}
      again={t("another_withdrawal")}
      onAgain={() => send({ _tag: "StartedOver" })}
    />
  )
}

/** One withdrawal, from the form to the receipt. What is typed stays while nobody knows its end. */
const WithdrawRound = ({ cards }: Pick<Withdrawal.Means, "cards">) => {
  const { t } = useTranslation()
  const state = useAtomValue(withdrawalAtom)
  const send = useSetAtom(withdrawalAtom)
  const money = useAtomValue(moneyTextAtom)
  const draft = useWithdrawal(cards)
  const enter = useEnter()
  if (state._tag === "Done") return <Done receipt={state.receipt} />
  if (state._tag === "Unsure" || (state._tag === "Sending" && state.isRepeat)) {
    const { card, amount } = state.request.form
    return (
      <UnsureMove
        facts={[
          { label: t("amount"), value: money(TypedAmount.read(amount) ?? 0) },
          { label: t("bank_card"), value: card === undefined ? "" : BankCard.titleOf(card) },
        ]}
        busy={state._tag === "Sending"}
        record={enter(records.withdrawals, "session")}
        onRetry={() => send({ _tag: "RetryPressed" })}
        onStartOver={() => send({ _tag: "StartedOver" })}
      />
    )
  }
  return <WithdrawForm draft={draft} cards={cards} />
}

/** What a member has to do first, with the way there. */
const Lacking = ({ lack }: { readonly lack: Withdrawal.Lack }) => {
  const { t } = useTranslation()
  const enter = useEnter()
  return lack === "paymentPassword" ? (
    <EmptyState
      title={t("withdraw_needs_password")}
      text={t("withdraw_needs_password_hint")}
      action={
        <ButtonLink variant="primary" {...enter(partAddress("paymentPassword"), "session")}>
          {t("set_payment_password")}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t("withdraw_needs_card")}
      text={t("withdraw_needs_card_hint")}
      action={
        <ButtonLink variant="primary" {...enter(partAddress("bankCard"), "session")}>
          {t("add_card")}
        </ButtonLink>
      }
    />
  )
}

const WithdrawDesk = (): ReactNode => {
  const { t } = useTranslation()
  const remote = useAtomValue(withdrawMeansAtom)
  const ask = useSetAtom(withdrawMeansAtom)
  const { round } = useAtomValue(withdrawalAtom)
  const means = valueOf(remote)
  if (means === undefined && remote._tag === "Failed")
    return (
      <FailedState
        text={`${t("cards_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        busy={isPending(remote)}
        onRetry={() => ask()}
      />
    )
  if (means === undefined) return <CashierWaiting />
  const lack = Withdrawal.lackOf(means)
  return lack === undefined ? <WithdrawRound key={round} cards={means.cards} /> : <Lacking lack={lack} />
}

/** Free-play money is not real (spec §6): there is nothing to withdraw. */
const TrialNote = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <EmptyState
      title={t("withdraw_trial")}
      text={t("free_reject")}
      action={
        <ButtonLink variant="primary" {...enter(paths.register)}>
          {t("register_now")}
        </ButtonLink>
      }
    />
  )
}

/** Where members take their money out (decision 6). */
export const WithdrawPage = () => {
  const isTrial = useAtomValue(isTrialAtom)
  return (
    <main className={styles["page"]}>
      {isTrial ? (
        <TrialNote />
      ) : (
        <>
          <Purse />
          <WithdrawDesk />
        </>
      )}
    </main>
  )
}
