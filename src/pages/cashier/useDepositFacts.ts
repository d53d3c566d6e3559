import { useAtomValue } from "jotai"

import { moneyTextAtom } from "#atoms/purse.ts"
import * as Deposit from "#domain/Deposit.ts"
import * as TypedAmount from "#domain/TypedAmount.ts"
import type { Fact } from "#ui/basic/FactList.tsx"
import { useTranslation } from "#ui/texts.tsx"

/** What stands where nothing is chosen yet. */
const blank = "–"

/** A deposit in a few lines. */
export const useDepositFacts = () => {
  const { t } = useTranslation()
  const money = useAtomValue(moneyTextAtom)
  return ({ bank, amount, promo }: Deposit.Form): ReadonlyArray<Fact> => {
    const read = TypedAmount.read(amount)
    const bonus = read === undefined ? 0 : Deposit.bonusOf(read, promo)
    return [
      {
        label: t("deposit_methods"),
        value: bank === undefined ? blank : t(Deposit.methodNames[bank.method]),
      },
      { label: t("bank"), value: bank?.bankName ?? blank },
      ...(promo === undefined ? [] : [{ label: t("deposit_promo"), value: `+ ${money(bonus)}` }]),
      { label: t("you_pay"), value: read === undefined ? blank : money(read) },
    ]
  }
}
