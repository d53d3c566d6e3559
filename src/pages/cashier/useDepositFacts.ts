import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { moneyTextAtom } from "#atoms/cashier/wallet.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import type { Fact } from "#ui/basic/FactList.tsx"

/** Shown while nothing is chosen. */
const blank = "–"

/** The summary of a deposit. */
export const useDepositFacts = () => {
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
      { label: t(Deposit.bankTexts(method).label), value: bank?.bankName ?? blank },
      ...(promo === undefined
        ? []
        : [{ label: t("deposit_promo"), value: bonus > 0 ? `+ ${money(bonus)}` : blank }]),
      { label: t("you_pay"), value: read === undefined ? blank : money(read) },
    ]
  }
}
