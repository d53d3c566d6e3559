import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import type { Value } from "#domain/Decimal.ts"
import * as Money from "#domain/Money.ts"
import { BalanceAmount } from "#ui/text/BalanceAmount.tsx"

export const Held = ({ amount }: { readonly amount: Value | undefined }) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const hidden = useAtomValue(hidesBalanceAtom)
  if (amount === undefined) return t("balance_unknown")
  return <BalanceAmount currency={currency} text={Money.formatBalance(amount)} hidden={hidden} />
}
