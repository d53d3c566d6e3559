import { useAtomValue, useSetAtom } from "jotai"
import { CreditCard } from "lucide-react"
import { useTranslation } from "react-i18next"

import { balanceAtom, currencyAtom, moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { withdrawalAtom, withdrawTermsAtom } from "#atoms/cashier/withdrawal.ts"
import * as BankCard from "#domain/account/BankCard.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { partAddress } from "#domain/account/Security.ts"
import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import { labelText } from "#i18n/formatting.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { AmountField } from "#ui/form/text/AmountField.tsx"
import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"

import { PaymentPasswordField } from "#pages/form/PaymentPasswordField.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import styles from "#pages/cashier/Cashier.module.css"
import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"
import { useLimitsText } from "#pages/cashier/useLimitsText.ts"
import { useTermFacts } from "#pages/cashier/useTermFacts.ts"
import type { WithdrawalDraft } from "./useWithdrawal.ts"

interface Props {
  readonly draft: WithdrawalDraft
}

const Amount = ({ draft }: Props) => {
  const { t } = useTranslation()
  const limitsText = useLimitsText()
  const money = useAtomValue(moneyTextAtom)
  const hidesBalance = useAtomValue(hidesBalanceAtom)
  const { most } = draft
  return (
    <AmountField
      ref={draft.fieldRef("amount")}
      label={t("amount")}
      currency={useAtomValue(currencyAtom)}
      hint={limitsText(Withdrawal.limits)}
      error={draft.errorOf("amount")}
      value={draft.values.amount}
      onChange={(amount) => draft.edit("amount", amount)}
      whole={
        most === undefined
          ? undefined
          : {
              value: most,
              label: hidesBalance ? t("withdraw_all") : labelText(t, t("withdraw_all"), money(most)),
            }
      }
    />
  )
}

const YouGet = ({ draft }: Props) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const terms = useAtomValue(withdrawTermsAtom)
  const { feeOf, arrivalOf } = useTermFacts()
  const typed = TypedAmount.read(draft.values.amount, useAtomValue(currencyAtom)) ?? "0"
  if (typed === "0") return null
  return (
    <div className={styles["card"]}>
      <FactList
        facts={[...feeOf(terms), { label: t("you_get"), value: money(typed) }, ...arrivalOf(terms)]}
      />
    </div>
  )
}

const BalanceNote = () => {
  const { t } = useTranslation()
  const { state } = useAtomValue(balanceAtom)
  if (state !== "unknown" && state !== "failed") return null
  return (
    <p role="status" className={styles["caption"]}>
      {t("withdraw_needs_balance")}
    </p>
  )
}

const ConfirmWithdrawal = () => {
  const { t } = useTranslation()
  const state = useAtomValue(withdrawalAtom)
  const send = useSetAtom(withdrawalAtom)
  const money = useAtomValue(moneyTextAtom)
  const terms = useAtomValue(withdrawTermsAtom)
  const { feeOf, arrivalOf } = useTermFacts()
  const amountOf = ({ amount, currency }: Withdrawal.Form) => money(TypedAmount.read(amount, currency) ?? 0)
  return (
    <ConfirmMoneyMove
      state={state}
      send={send}
      text={(form) => t("withdraw_confirm", { amount: amountOf(form) })}
      facts={(form) => [
        { label: t("bank_card"), value: form.card === undefined ? "" : BankCard.titleOf(form.card) },
        { label: t("card_holder"), value: form.card?.payeeName ?? "" },
        ...feeOf(terms),
        { label: t("you_get"), value: amountOf(form) },
        ...arrivalOf(terms),
      ]}
      confirmLabel={t("withdraw")}
      amount={amountOf}
    />
  )
}

export const WithdrawForm = ({
  draft,
  cards,
}: Props & { readonly cards: ReadonlyArray<BankCard.BankCard> }) => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <>
      <form className={styles["columns"]} aria-label={t("withdraw")} noValidate onSubmit={draft.submit}>
        <div>
          <ChoiceField
            ref={draft.fieldRef("card")}
            label={t("bank_card")}
            required
            error={draft.errorOf("card")}
            choices={cards.map((card) => ({
              value: card.cardId,
              label: BankCard.titleOf(card),
              detail: card.payeeName,
            }))}
            value={draft.values.card}
            onChange={(card) => draft.edit("card", card)}
          />
          <div className={styles["pay"]}>
            <ButtonLink size="small" icon={<CreditCard />} {...enter(partAddress("bankCard"))}>
              {t("add_card")}
            </ButtonLink>
          </div>
        </div>
        <div className={styles["second"]}>
          <Amount draft={draft} />
          <YouGet draft={draft} />
          <PaymentPasswordField
            ref={draft.fieldRef("paymentPassword")}
            label={t("payment_password")}
            required
            error={draft.errorOf("paymentPassword")}
            value={draft.values.paymentPassword}
            onChange={({ currentTarget }) => draft.edit("paymentPassword", currentTarget.value)}
          />
          <Refusal message={draft.refusal} />
          <BalanceNote />
          <Button type="submit" variant="primary" wide busy={draft.isBusy}>
            {t("continue")}
          </Button>
          <div className={styles["below"]}>
            <ButtonLink variant="quiet" wide {...enter(partAddress("paymentPassword"))}>
              {t("payment_password_forgotten")}
            </ButtonLink>
          </div>
        </div>
      </form>
      <ConfirmWithdrawal />
    </>
  )
}
