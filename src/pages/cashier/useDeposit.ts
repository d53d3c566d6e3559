import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"

import { depositAtom, depositFocusAtom } from "#atoms/deposit.ts"
import * as Deposit from "#domain/Deposit.ts"
import type { FieldErrors } from "#domain/FieldErrors.ts"
import { useTranslation } from "#ui/texts.tsx"

import { useFirstFocus } from "../entry/useFirstFocus.ts"

/** What is chosen and typed; ids stand for what they name. */
interface Typed {
  readonly method: Deposit.Method | undefined
  readonly bank: string
  readonly amount: string
  readonly promo: string
  readonly payer: string
}

const none: FieldErrors = {}

/** The bank of a method that has but one is chosen with it. */
const begin = (banks: ReadonlyArray<Deposit.Bank>, method: Deposit.Method | undefined): Typed => {
  const [only, ...others] = Deposit.banksOf(banks, method)
  const bank = only === undefined || others.length > 0 ? "" : Deposit.idOf(only)
  return { method, bank, amount: "", promo: "", payer: "" }
}

/** The deposit as it is filled in, kept here alone until it is confirmed. */
export const useDeposit = (
  banks: ReadonlyArray<Deposit.Bank>,
  promos: ReadonlyArray<Deposit.Promo>,
  first: Deposit.Method | undefined,
) => {
  const { t } = useTranslation()
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const fieldRef = useFirstFocus(useAtomValue(depositFocusAtom))
  const [typed, setTyped] = useState(() => begin(banks, first))
  const errors = state._tag === "Editing" ? state.errors : none
  const form: Deposit.Form = {
    bank: banks.find((each) => Deposit.idOf(each) === typed.bank),
    amount: typed.amount,
    promo: promos.find(({ promoId }) => promoId === typed.promo),
    payer: typed.payer,
  }
  return {
    typed,
    form,
    banks: Deposit.banksOf(banks, typed.method),
    methods: Deposit.methodsOf(banks),
    errorOf: (field: Deposit.Field) => {
      const error = errors[field]
      return error === undefined ? "" : t(error.key, { ...error.values })
    },
    fieldRef,
    edit: (field: Deposit.Field, value: string) => {
      setTyped((before) => ({ ...before, [field]: value }))
      for (const touched of Deposit.touchedBy(field)) send({ _tag: "Edited", field: touched })
    },
    choose: (method: Deposit.Method | undefined) => {
      setTyped(({ amount, promo }) => ({ ...begin(banks, method), amount, promo }))
      for (const field of Deposit.fields) send({ _tag: "Edited", field })
    },
    refusal: state._tag === "Editing" ? state.refusal : undefined,
    submit: () => send({ _tag: "Submitted", form }),
    confirm: () => send({ _tag: "Confirmed" }),
    isSending: state._tag === "Sending",
  }
}

/** What the parts of a deposit's form share. */
export type DepositDraft = ReturnType<typeof useDeposit>
