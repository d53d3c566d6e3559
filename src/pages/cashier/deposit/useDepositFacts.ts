import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import type { Fact } from "#ui/text/FactList.tsx"

import { useTermFacts } from "#pages/cashier/useTermFacts.ts"

const blank = "–"

export const useDepositFacts = ({ isAmountAbove = false } = {}) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  return ({ method, bank, amount, promo, currency }: Deposit.Form): ReadonlyArray<Fact> => {
    const read = TypedAmount.read(amount, currency)
    const bonus = read === undefined ? 0 : Deposit.bonusOf(read, promo)
    return [
      {
        label: t("deposit_methods"),
        value: method === undefined ? blank : t(Deposit.methodNames[method]),
      },
      {
        label: t(Deposit.bankTexts(method).label),
        value: bank === undefined ? blank : Deposit.bankTitle(bank),
      },
      ...(isAmountAbove ? [] : [{ label: t("amount"), value: read === undefined ? blank : money(read) }]),
      ...(promo === undefined
        ? []
        : [{ label: t("deposit_promo"), value: bonus > 0 ? `+ ${money(bonus)}` : promo.title }]),
    ]
  }
}

/** The facts of summary and confirmation. The confirmation shows the amount above them. */
export const useDepositLines = (options?: { readonly isAmountAbove: boolean }) => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  const factsOf = useDepositFacts(options)
  const { feeOf, arrivalOf } = useTermFacts()
  return (form: Deposit.Form): ReadonlyArray<Fact> => {
    const { bank, amount, promo, currency } = form
    const read = TypedAmount.read(amount, currency)
    if (bank === undefined || read === undefined) return factsOf(form)
    return [
      ...factsOf(form),
      ...feeOf(bank),
      { label: t("you_get"), value: money(Decimals.plus(read, Deposit.bonusOf(read, promo))) },
      ...arrivalOf(bank),
    ]
  }
}
