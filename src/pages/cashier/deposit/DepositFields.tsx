import { useAtomValue, useSetAtom } from "jotai"
import { ChevronDown } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"

import { depositPromosAtom } from "#atoms/cashier/deposit.ts"
import { currencyAtom, moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import * as Money from "#domain/Money.ts"
import { messageText } from "#i18n/formatting.ts"
import { PressButton } from "#ui/button/PressButton.tsx"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { AmountField } from "#ui/form/text/AmountField.tsx"
import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { BankLogo } from "./BankLogo.tsx"
import styles from "#pages/cashier/Cashier.module.css"
import type { DepositDraft } from "./useDeposit.ts"
import { useLimitsText } from "#pages/cashier/useLimitsText.ts"
import { useTermFacts } from "#pages/cashier/useTermFacts.ts"

interface Props {
  readonly draft: DepositDraft
}

const Bank = ({ draft }: Props) => {
  const { t } = useTranslation()
  const limitsText = useLimitsText()
  const { textOf } = useTermFacts()
  const typed = TypedAmount.read(draft.values.amount, useAtomValue(currencyAtom))
  return (
    <ChoiceField
      ref={draft.fieldRef("bank")}
      label={t(Deposit.bankTexts(draft.values.method).label)}
      required
      error={draft.errorOf("bank")}
      choices={draft.banks.map((bank) => ({
        value: Deposit.idOf(bank),
        label: Deposit.bankTitle(bank),
        detail: limitsText(Deposit.limitsOf(bank)),
        isUnfit: typed !== undefined && !TypedAmount.isWithin(typed, Deposit.limitsOf(bank)),
        note: textOf(bank),
        mark: bank.recommended === true ? t("recommended") : "",
        picture: <BankLogo bank={bank} />,
      }))}
      value={draft.values.bank}
      onChange={(bank) => draft.edit("bank", bank)}
    />
  )
}

const Amount = ({ draft }: Props) => {
  const { t } = useTranslation()
  const limitsText = useLimitsText()
  const currency = useAtomValue(currencyAtom)
  const { bank, cap } = draft.form
  const limits = bank === undefined ? Deposit.limitsOver(draft.banks) : Deposit.limitsOf(bank)
  return (
    <AmountField
      ref={draft.fieldRef("amount")}
      label={t("amount")}
      currency={currency}
      hint={
        cap === undefined
          ? limitsText(limits)
          : t("deposit_amount_hint", { limits: limitsText(limits), left: messageText(t, cap.hint) })
      }
      error={draft.errorOf("amount")}
      value={draft.values.amount}
      onChange={(amount) => draft.edit("amount", amount)}
      quick={Deposit.quickAmounts(limits, cap).map((amount) => ({
        value: String(amount),
        label: Money.rounded(amount, currency),
      }))}
    />
  )
}

interface PromoProps extends Props {
  readonly promos: ReadonlyArray<Deposit.Promo>
}

const Promo = ({ draft, promos }: PromoProps) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const currency = useAtomValue(currencyAtom)
  const typed = TypedAmount.read(draft.values.amount, currency) ?? 0
  const error = draft.errorOf("promo")
  const [isPressed, setOpen] = useState(false)
  const isOpen = isPressed || error !== ""
  const stakeText = (promo: Deposit.Promo): string => {
    const amount = Decimals.isAbove(promo.minAmount, typed) ? promo.minAmount : typed
    const stake = Deposit.stakeOf(amount, promo)
    return stake === undefined ? "" : t("promo_stake", { amount: money(amount), stake: money(stake) })
  }
  return (
    <>
      <PressButton className={styles["fold"]} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <span className={styles["foldLabel"]}>{t("deposit_promo")}</span>{" "}
        <span className={styles["foldValue"]}>{draft.form.promo?.title ?? t("no_promo")}</span>
        <ChevronDown className={styles["foldMark"]} aria-hidden />
      </PressButton>
      {isOpen && (
        <ChoiceField
          ref={draft.fieldRef("promo")}
          label={t("deposit_promo")}
          labelHidden
          error={error}
          choices={[
            { value: "", label: t("no_promo") },
            ...promos.map((promo) => ({
              value: promo.promoId,
              label: promo.title,
              detail:
                promo.rate > 0
                  ? t("promo_terms", { rate: promo.rate, min: money(promo.minAmount) })
                  : undefined,
              note: stakeText(promo),
            })),
          ]}
          value={draft.values.promo}
          onChange={(promo) => draft.edit("promo", promo)}
        />
      )}
    </>
  )
}

const Promos = ({ draft }: Props) => {
  const remote = useAtomValue(depositPromosAtom)
  const refetch = useSetAtom(depositPromosAtom.refetchAtom)
  const hasNone = remote._tag !== "Loading" && valueOf(remote)?.[0] === undefined
  return (
    <div className={styles["pay"]}>
      <QueryView
        compact
        remote={remote}
        failed="promos_failed"
        onRetry={() => refetch()}
        skeleton={<SkeletonList count={1} bone={styles["bone"]} />}
        empty={<></>}
      >
        {(promos) => <Promo draft={draft} promos={promos} />}
      </QueryView>
      {draft.form.lacksPromo === true && hasNone && <Promo draft={draft} promos={[]} />}
    </div>
  )
}

const PayAndGet = ({ draft }: Props) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const sums = Deposit.payAndGet(draft.form)
  if (sums === undefined) return null
  return (
    <p className={styles["payAndGet"]}>
      {t("deposit_pay_and_get", { pay: money(sums.pay), get: money(sums.get) })}
    </p>
  )
}

const Payer = ({ draft }: Props) => {
  const { t } = useTranslation()
  return (
    <TextField
      ref={draft.fieldRef("payer")}
      label={t("payer_name")}
      hint={t("payer_hint")}
      error={draft.errorOf("payer")}
      autoComplete="name"
      autoCapitalize="words"
      value={draft.values.payer}
      onChange={({ currentTarget }) => draft.edit("payer", currentTarget.value)}
    />
  )
}

export const DepositFields = ({ draft, children }: Props & { readonly children?: ReactNode }) => {
  const isByHand = Deposit.isByHand(draft.values.method)
  return (
    <>
      <Amount draft={draft} />
      <div className={styles["second"]}>
        <Bank draft={draft} />
        {isByHand && <Payer draft={draft} />}
        <Promos draft={draft} />
        <PayAndGet draft={draft} />
        <Refusal message={draft.refusal} />
        {children}
      </div>
    </>
  )
}
