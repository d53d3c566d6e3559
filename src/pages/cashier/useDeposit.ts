import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { depositAtom, depositFocusAtom } from "#atoms/cashier/deposit.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import type { FieldErrors } from "#domain/FieldErrors.ts"
import { messageText } from "#i18n/saying.ts"

import { useFirstFocus } from "../entry/useFirstFocus.ts"

/** The chosen and typed values; banks and bonuses are stored by id. */
interface Typed {
  readonly method: Deposit.Method | undefined
  readonly bank: string
  readonly amount: string
  readonly promo: string
  readonly payer: string
}

const none: FieldErrors = {}

/** Chooses a method, and its bank if it has only one. */
const choice = (
  banks: ReadonlyArray<Deposit.Bank>,
  method: Deposit.Method | undefined,
): Pick<Typed, "method" | "bank"> => {
  const [only, ...others] = Deposit.banksOf(banks, method)
  return { method, bank: only === undefined || others.length > 0 ? "" : Deposit.idOf(only) }
}

/** The confirmed deposit, as it was filled in. */
const typedOf = ({ method, bank, amount, promo, payer }: Deposit.Form): Typed => ({
  method,
  bank: bank === undefined ? "" : Deposit.idOf(bank),
  amount,
  promo: promo?.promoId ?? "",
  payer,
})

/** Closes the confirmation when the address changes: it belongs to the form that opened it. */
const useCancelOnLeave = (named: Deposit.Method | undefined) => {
  const send = useSetAtom(depositAtom)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) send({ _tag: "Cancelled" })
    isOpened.current = true
  }, [named, send])
}

/** The draft of the deposit. Only this hook stores it until it is confirmed. */
export const useDeposit = (
  banks: ReadonlyArray<Deposit.Bank>,
  promos: ReadonlyArray<Deposit.Promo>,
  /** The method in the address; without one the form chooses it. */
  named: Deposit.Method | undefined,
) => {
  const { t } = useTranslation()
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const fieldRef = useFirstFocus(useAtomValue(depositFocusAtom))
  const [typed, setTyped] = useState(() =>
    "request" in state
      ? typedOf(state.request.form)
      : { ...choice(banks, named), amount: "", promo: "", payer: "" },
  )
  const [shown, setShown] = useState(named)
  const choose = (method: Deposit.Method | undefined) =>
    setTyped((before) => ({ ...before, ...choice(banks, method) }))
  if (named !== shown) {
    setShown(named)
    if (named !== typed.method) choose(named)
  }
  useCancelOnLeave(named)
  const errors = state._tag === "Editing" ? state.errors : none
  const form: Deposit.Form = {
    method: typed.method,
    bank: banks.find((each) => Deposit.idOf(each) === typed.bank),
    amount: typed.amount,
    promo: promos.find(({ promoId }) => promoId === typed.promo),
    payer: typed.payer,
  }
  return {
    typed,
    form,
    banks: Deposit.banksOf(banks, typed.method),
    errorOf: (field: Deposit.Field) => {
      const error = errors[field]
      return error === undefined ? "" : messageText(t, error)
    },
    fieldRef,
    edit: (field: Deposit.Field, value: string) => {
      setTyped((before) => ({ ...before, [field]: value }))
      for (const touched of Deposit.touchedBy(field)) send({ _tag: "Edited", field: touched })
    },
    choose: (method: Deposit.Method) => {
      choose(method)
      for (const field of Deposit.fields) send({ _tag: "Edited", field })
    },
    refusal: state._tag === "Editing" ? state.refusal : undefined,
    submit: () => send({ _tag: "Submitted", form }),
    confirm: () => send({ _tag: "Confirmed" }),
    isSending: state._tag === "Sending",
  }
}

/** The data and handlers that the parts of the deposit form share. */
export type DepositDraft = ReturnType<typeof useDeposit>
