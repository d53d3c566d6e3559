import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { knownWalletAtom } from "#atoms/cashier/wallet.ts"
import { withdrawalAtom, withdrawalFocusAtom } from "#atoms/cashier/withdrawal.ts"
import type { BankCard } from "#domain/account/BankCard.ts"
import type { FieldErrors } from "#domain/FieldErrors.ts"
import type { Field, Form } from "#domain/cashier/Withdrawal.ts"
import { messageText } from "#i18n/saying.ts"

import { useFirstFocus } from "../entry/useFirstFocus.ts"

const none: FieldErrors = {}

/** The draft of the withdrawal. Only this hook stores it until it is confirmed. A single card is preselected. */
export const useWithdrawal = (cards: ReadonlyArray<BankCard>) => {
  const { t } = useTranslation()
  const state = useAtomValue(withdrawalAtom)
  const send = useSetAtom(withdrawalAtom)
  const fieldRef = useFirstFocus(useAtomValue(withdrawalFocusAtom))
  const [typed, setTyped] = useState(() => {
    const { card = cards[0], amount = "" } = "request" in state ? state.request.form : {}
    return { card: card?.cardId ?? "", amount, paymentPassword: "" }
  })
  const balance = useAtomValue(knownWalletAtom)?.sumBalance
  const errors = state._tag === "Editing" ? state.errors : none
  const form: Form = { ...typed, card: cards.find(({ cardId }) => cardId === typed.card), balance }
  return {
    typed,
    balance,
    errorOf: (field: Field) => {
      const error = errors[field]
      return error === undefined ? "" : messageText(t, error)
    },
    fieldRef,
    edit: (field: Field, value: string) => {
      setTyped((before) => ({ ...before, [field]: value }))
      send({ _tag: "Edited", field })
    },
    refusal: state._tag === "Editing" ? state.refusal : undefined,
    submit: () => send({ _tag: "Submitted", form }),
    isSending: state._tag === "Sending",
  }
}

/** The data and handlers that the parts of the withdrawal form share. */
export type WithdrawalDraft = ReturnType<typeof useWithdrawal>
