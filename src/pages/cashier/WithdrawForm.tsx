import { useAtomValue, useSetAtom } from "jotai"
import { CreditCard } from "lucide-react"
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"

import { currencyAtom, moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { withdrawalAtom } from "#atoms/cashier/withdrawal.ts"
import * as BankCard from "#domain/account/BankCard.ts"
import * as Money from "#domain/Money.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { partAddress } from "#domain/account/Security.ts"
import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import { labelText, messageText } from "#i18n/saying.ts"
import { Button, ButtonLink } from "#ui/basic/Button.tsx"
import { AmountField } from "#ui/form/AmountField.tsx"
import { ChoiceField } from "#ui/form/ChoiceField.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import { PaymentPasswordField } from "../account/PaymentPasswordField.tsx"
import { useEnter } from "../frame/useEnter.ts"
import styles from "./Cashier.module.css"
import { useLimitsText } from "./useLimitsText.ts"
import type { WithdrawalDraft } from "./useWithdrawal.ts"

interface Props {
  readonly draft: WithdrawalDraft
}

const Amount = ({ draft }: Props) => {
  const { t } = useTranslation()
  const limitsText = useLimitsText()
  const most = draft.balance === undefined ? undefined : Withdrawal.most(draft.balance)
  return (
    <AmountField
      ref={draft.fieldRef("amount")}
      label={t("amount")}
      currency={useAtomValue(currencyAtom)}
      hint={limitsText(Withdrawal.limits)}
      error={draft.errorOf("amount")}
      value={draft.typed.amount}
      onChange={(amount) => draft.edit("amount", amount)}
      quick={
        most === undefined
          ? []
          : [{ value: String(most), label: labelText(t, t("withdraw_all"), Money.format(most)) }]
      }
    />
  )
}

const ConfirmWithdrawal = () => {
  const { t } = useTranslation()
  const state = useAtomValue(withdrawalAtom)
  const send = useSetAtom(withdrawalAtom)
  const money = useAtomValue(moneyTextAtom)
  if (state._tag !== "Confirming") return null
  const { card, amount } = state.request.form
  return (
    <ConfirmDialog
      open
      text={t("withdraw_confirm", { amount: money(TypedAmount.read(amount) ?? 0) })}
      detail={card === undefined ? undefined : `${BankCard.titleOf(card)}, ${card.payeeName}`}
      confirmLabel={t("confirm")}
      onCancel={() => send({ _tag: "Cancelled" })}
      onConfirm={() => send({ _tag: "Confirmed" })}
    />
  )
}

/** The fields of a withdrawal, and the confirmation before it is sent. */
export const WithdrawForm = ({
  draft,
  cards,
}: Props & { readonly cards: ReadonlyArray<BankCard.BankCard> }) => {
  const { t } = useTranslation()
  const enter = useEnter()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft.submit()
  }
  return (
    <>
      <form aria-label={t("withdraw")} noValidate onSubmit={submit}>
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
          value={draft.typed.card}
          onChange={(card) => draft.edit("card", card)}
        />
        <div className={styles["pay"]}>
          <ButtonLink size="small" icon={<CreditCard />} {...enter(partAddress("bankCard"))}>
            {t("add_card")}
          </ButtonLink>
        </div>
        <Amount draft={draft} />
        <PaymentPasswordField
          ref={draft.fieldRef("paymentPassword")}
          label={t("payment_password")}
          required
          error={draft.errorOf("paymentPassword")}
          value={draft.typed.paymentPassword}
          onChange={({ currentTarget }) => draft.edit("paymentPassword", currentTarget.value)}
        />
        {draft.refusal !== undefined && <p className={styles["refusal"]}>{messageText(t, draft.refusal)}</p>}
        <Button type="submit" variant="primary" wide busy={draft.isSending}>
          {t("continue")}
        </Button>
        <div className={styles["below"]}>
          <ButtonLink variant="quiet" wide {...enter(partAddress("paymentPassword"))}>
            {t("payment_password_forgotten")}
          </ButtonLink>
        </div>
      </form>
      <ConfirmWithdrawal />
    </>
  )
}
