import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useRef } from "react"
import { useTranslation } from "react-i18next"

import { bankCardForm, bankCardsAtom, cardBanksAtom } from "#atoms/account/security.ts"
import * as BankCard from "#domain/account/BankCard.ts"
import * as Security from "#domain/account/Security.ts"
import { Button, ButtonLink } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { Select } from "#ui/form/Select.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { useEnter } from "#pages/frame/useEnter.ts"

import { bringForward } from "../bringForward.ts"
import { RemoteView } from "../RemoteView.tsx"
import { PaymentPasswordField } from "./PaymentPasswordField.tsx"
import styles from "./Security.module.css"
import { useTypedForm } from "./useTypedForm.ts"

const CardForm = ({ banks }: { readonly banks: ReadonlyArray<BankCard.WithdrawBank> }) => {
  const { t } = useTranslation()
  const { typed, field, submit, busy } = useTypedForm(bankCardForm, BankCard.nothing)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(typed)
  }
  return (
    <form aria-label={t("add_card")} noValidate onSubmit={onSubmit}>
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
      <Button type="submit" variant="primary" wide busy={busy}>
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

/** The member's masked bank cards and the form for another one, which needs the payment password. */
export const BankCardsPart = ({ hasPassword }: { readonly hasPassword: boolean }) => {
  const { t } = useTranslation()
  const cards = useAtomValue(bankCardsAtom)
  const askCards = useSetAtom(bankCardsAtom)
  const banks = useAtomValue(cardBanksAtom)
  const askBanks = useSetAtom(cardBanksAtom)
  const enter = useEnter()
  const adding = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2 className={styles["heading"]}>{t("bank_cards")}</h2>
      <RemoteView
        remote={cards}
        failed="cards_failed"
        onRetry={() => askCards()}
        empty={
          <EmptyState
            text={t("no_cards")}
            action={<Button onPress={() => bringForward(adding.current)}>{t("add_card")}</Button>}
          />
        }
      >
        {(known) => <Cards cards={known} />}
      </RemoteView>
      <h2 ref={adding} tabIndex={-1} className={styles["heading"]}>
        {t("add_card")}
      </h2>
      {hasPassword ? (
        <RemoteView remote={banks} failed="card_banks_failed" onRetry={() => askBanks()}>
          {(known) => <CardForm banks={known} />}
        </RemoteView>
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
