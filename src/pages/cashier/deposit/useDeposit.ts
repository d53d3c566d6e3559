import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef, useState } from "react"

import { depositAtom, depositFocusAtom, depositProtectionAtom } from "#atoms/cashier/deposit.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import type { DraftValues } from "#domain/FormDraft.ts"

import { useForm } from "#pages/form/useForm.ts"

interface Typed {
  readonly method: Deposit.Method | undefined
  readonly bank: string
  // Banks and bonuses are stored by id.
  readonly amount: string
  readonly promo: string
  readonly payer: string
}

const choice = (
  banks: ReadonlyArray<Deposit.Bank>,
  method: Deposit.Method | undefined,
): Pick<Typed, "method" | "bank"> => {
  const [only, ...others] = Deposit.banksOf(banks, method)
  return { method, bank: only === undefined || others.length > 0 ? "" : Deposit.idOf(only) }
}

const typedOf = ({ method, bank, amount, promo, payer }: Deposit.Form): Typed => ({
  method,
  bank: bank === undefined ? "" : Deposit.idOf(bank),
  amount,
  promo: promo?.promoId ?? "",
  payer,
})

const useCancelOnLeave = (named: Deposit.Method | undefined) => {
  const send = useSetAtom(depositAtom)
  const isOpened = useRef(false)
  useEffect(() => {
    // An open confirmation belongs to the form at the previous address.
    if (isOpened.current) send({ _tag: "Cancelled" })
    isOpened.current = true
  }, [named, send])
}

const stored = {
  form: "deposit",
  toStore: ({ method, bank, amount, promo, payer }: Typed): DraftValues => {
    const isEmpty = amount === "" && payer === ""
    return isEmpty ? {} : { method: method ?? "", bank, amount, promo, payer }
  },
  restored: (
    initial: Typed,
    { method, bank = "", amount = "", promo = "", payer = "" }: DraftValues,
  ): Typed =>
    method === initial.method ? { ...initial, bank: bank || initial.bank, amount, promo, payer } : initial,
} as const

export const useDeposit = (
  banks: ReadonlyArray<Deposit.Bank>,
  /** Undefined while the promotions load. */
  promos: ReadonlyArray<Deposit.Promo> | undefined,
  /** The method in the address. If undefined, the method is selected in the form. */
  named: Deposit.Method | undefined,
) => {
  const state = useAtomValue(depositAtom)
  const send = useSetAtom(depositAtom)
  const draft = useForm({
    initial: (): Typed =>
      "request" in state
        ? typedOf(state.request.form)
        : { ...choice(banks, named), amount: "", promo: "", payer: "" },
    state,
    toFocus: useAtomValue(depositFocusAtom),
    onEdited: (field: Deposit.Field) => {
      for (const touched of Deposit.touchedBy(field)) send({ _tag: "Edited", field: touched })
    },
    ...("request" in state ? {} : { draft: stored }),
  })
  const { values: typed, change } = draft
  const [shown, setShown] = useState(named)
  const choose = (method: Deposit.Method | undefined) =>
    change((before) => ({ ...before, ...choice(banks, method) }))
  if (named !== shown) {
    setShown(named)
    if (named !== typed.method) choose(named)
  }
  useCancelOnLeave(named)
  const currency = useAtomValue(currencyAtom)
  const cap = useAtomValue(depositProtectionAtom)?.cap
  const formOf = ({ bank, promo: chosen, ...others }: Typed): Deposit.Form => {
    const promo = promos?.find(({ promoId }) => promoId === chosen)
    return {
      ...others,
      bank: banks.find((each) => Deposit.idOf(each) === bank),
      promo,
      lacksPromo: chosen !== "" && promo === undefined,
      currency,
      ...(cap === undefined ? {} : { cap }),
    }
  }
  const isPromoLoading = promos === undefined && typed.promo !== ""
  return {
    ...draft,
    form: formOf(typed),
    banks: Deposit.banksOf(banks, typed.method),
    choose: (method: Deposit.Method) => {
      choose(method)
      for (const field of Deposit.fields) send({ _tag: "Edited", field })
    },
    submit: (filled: Typed) => {
      if (!isPromoLoading) send({ _tag: "Submitted", form: formOf(filled) })
    },
    confirm: () => send({ _tag: "Confirmed" }),
    isBusy: state._tag === "Sending" || isPromoLoading,
  }
}

export type DepositDraft = ReturnType<typeof useDeposit>
