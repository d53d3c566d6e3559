import { useAtomValue, useSetAtom } from "jotai"
import { CreditCard } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"

import { bankCardForm, bankCardsAtom, cardBanksAtom } from "#atoms/account/security.ts"
import * as BankCard from "#domain/account/BankCard.ts"
import * as Security from "#domain/account/Security.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { useEnter } from "#pages/view/useEnter.ts"

import { scrollToAndFocus } from "../form/scrollToAndFocus.ts"
import { textField } from "../form/useForm.ts"
import { QueryView } from "#pages/view/QueryView.tsx"
import { PaymentPasswordField } from "../form/PaymentPasswordField.tsx"
import styles from "./Security.module.css"
import { useSecurityForm } from "./useSecurityForm.ts"

const CardForm = ({ banks }: { readonly banks: ReadonlyArray<BankCard.WithdrawBank> }) => {
  const { t } = useTranslation()
  const form = useSecurityForm(bankCardForm, () => BankCard.nothing)
  const field = (name: BankCard.Field) => textField(form, name)
  return (
    <form aria-label={t("add_card")} noValidate onSubmit={form.onSubmit(form.send)}>
      <Select
        {...field("bankCode")}
        label={t("bank")}
        placeholder={t("choose_bank")}
        options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName || bankCode }))}
      />
      <TextField
        {...field("cardNumber")}
        label={t("card_number")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
      />
      <TextField
        {...field("payeeName")}
        label={t("card_holder")}
        hint={t("card_holder_hint")}
        autoComplete="name"
        autoCapitalize="words"
      />
      <PaymentPasswordField {...field("paymentPassword")} label={t("payment_password")} />
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("add_card")}
      </Button>
    </form>
  )
}

const Cards = ({ cards }: { readonly cards: ReadonlyArray<BankCard.BankCard> }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles["cards"]} aria-label={t("bank_cards")}>
      {cards.map((card) => (
        <li key={card.cardId} className={styles["card"]}>
          <span className={styles["name"]}>{BankCard.titleOf(card)}</span>
          <span className={styles["detail"]}>{card.payeeName}</span>
        </li>
      ))}
    </ul>
  )
}

export const BankCardsPart = ({ hasPassword }: { readonly hasPassword: boolean }) => {
  const { t } = useTranslation()
  const cards = useAtomValue(bankCardsAtom)
  const askCards = useSetAtom(bankCardsAtom.refetchAtom)
  const banks = useAtomValue(cardBanksAtom)
  const askBanks = useSetAtom(cardBanksAtom.refetchAtom)
  const enter = useEnter()
  const adding = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2 className={styles["heading"]}>{t("bank_cards")}</h2>
      <QueryView
        remote={cards}
        failed="cards_failed"
        onRetry={() => askCards()}
        empty={
          <EmptyState
            icon={CreditCard}
            text={t("no_cards")}
            action={<Button onPress={() => scrollToAndFocus(adding.current)}>{t("add_card")}</Button>}
          />
        }
      >
        {(known) => <Cards cards={known} />}
      </QueryView>
      <h2 ref={adding} tabIndex={-1} className={styles["heading"]}>
        {t("add_card")}
      </h2>
      {hasPassword ? (
        <QueryView
          shape="form"
          remote={banks}
          failed="card_banks_failed"
          onRetry={() => askBanks()}
          empty={<EmptyState icon={CreditCard} text={t("no_card_banks")} />}
        >
          {(known) => <CardForm banks={known} />}
        </QueryView>
      ) : (
        <>
          <p className={styles["lead"]}>{t("card_needs_password")}</p>
          <ButtonLink variant="primary" wide {...enter(Security.partAddress("paymentPassword"))}>
            {t("set_payment_password")}
          </ButtonLink>
        </>
      )}
    </>
  )
}
