import { useAtomValue, useSetAtom } from "jotai"

import { currencyAtom, knownWalletAtom } from "#atoms/cashier/wallet.ts"
import { withdrawalAtom, withdrawalFocusAtom, withdrawTermsAtom } from "#atoms/cashier/withdrawal.ts"
import type { BankCard } from "#domain/account/BankCard.ts"
import { type Field, type Form, most } from "#domain/cashier/Withdrawal.ts"

import { draftOf, useForm } from "#pages/form/useForm.ts"

type Typed = Readonly<Record<Field, string>>

// The device stores no password.
const stored = draftOf<Typed, "card" | "amount">("withdrawal", ["card", "amount"])

export const useWithdrawal = (cards: ReadonlyArray<BankCard>) => {
  const state = useAtomValue(withdrawalAtom)
  const send = useSetAtom(withdrawalAtom)
  const draft = useForm({
    initial: (): Typed => {
      const { card = cards[0], amount = "" } = "request" in state ? state.request.form : {}
      return { card: card?.cardId ?? "", amount, paymentPassword: "" }
    },
    state,
    toFocus: useAtomValue(withdrawalFocusAtom),
    onEdited: (field: Field) => send({ _tag: "Edited", field }),
    ...("request" in state ? {} : { draft: stored }),
  })
  const balance = useAtomValue(knownWalletAtom)?.sumBalance
  const currency = useAtomValue(currencyAtom)
  const terms = useAtomValue(withdrawTermsAtom)
  const formOf = (values: Typed): Form => ({
    ...values,
    card: cards.find(({ cardId }) => cardId === values.card),
    balance,
    currency,
    fee: terms?.fee,
  })
  return {
    ...draft,
    // Without the fee, the amount could exceed the balance.
    most: balance === undefined || terms === undefined ? undefined : most(balance, terms.fee),
    submit: draft.onSubmit((typed) => {
      if (terms !== undefined) send({ _tag: "Submitted", form: formOf(typed) })
    }),
    isBusy: state._tag === "Sending" || terms === undefined,
  }
}

export type WithdrawalDraft = ReturnType<typeof useWithdrawal>
