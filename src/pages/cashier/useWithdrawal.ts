import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"

import { knownWalletAtom } from "#atoms/purse.ts"
import { withdrawalAtom, withdrawalFocusAtom } from "#atoms/withdrawal.ts"
import type { BankCard } from "#domain/BankCard.ts"
import type { FieldErrors } from "#domain/FieldErrors.ts"
import type { Field, Form } from "#domain/Withdrawal.ts"
import { useTranslation } from "#ui/texts.tsx"

import { useFirstFocus } from "../entry/useFirstFocus.ts"

const none: FieldErrors = {}

/** The withdrawal as it is filled in, kept here alone until it is confirmed; a single card is chosen already. */
export const useWithdrawal = (cards: ReadonlyArray<BankCard>) => {
  const { t } = useTranslation()
  const state = useAtomValue(withdrawalAtom)
  const send = useSetAtom(withdrawalAtom)
  const fieldRef = useFirstFocus(useAtomValue(withdrawalFocusAtom))
  const [typed, setTyped] = useState({ card: cards[0]?.cardId ?? "", amount: "", paymentPassword: "" })
  const balance = useAtomValue(knownWalletAtom)?.sumBalance
  const errors = state._tag === "Editing" ? state.errors : none
  const form: Form = { ...typed, card: cards.find(({ cardId }) => cardId === typed.card), balance }
  return {
    typed,
    balance,
    errorOf: (field: Field) => {
      const error = errors[field]
      return error === undefined ? "" : t(error.key, { ...error.values })
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

/** What the parts of a withdrawal's form share. */
export type WithdrawalDraft = ReturnType<typeof useWithdrawal>
